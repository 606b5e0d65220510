// Finds accessibility defects with axe, by stricter rules than its own. For
// `accessibility.spec.ts` here and the audits in `tests/full`.
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import axe, {type Result, type RunOptions} from 'axe-core';

/** A rule of axe that an element violates. */
export interface Defect {
  rule: string;
  selector: string;
  /** The rule's reason, with measured values. */
  reason: string;
}

/** Running text, without labels of controls, diagrams, and live examples. */
const bodyText = ['main p', '.markdown li', '.markdown dd', '.markdown td'].map(
  (text) =>
    `${text}:not([role=tab], .breadcrumbs *, figure *, [data-needs-scripts] *)`,
);

const toDefects = (violations: Result[]): Defect[] =>
  violations.flatMap(({id, nodes}) =>
    nodes.map(({target, any, all, none}) => ({
      rule: id,
      selector: target.join(' '),
      reason: [...any, ...all, ...none].map(({message}) => message).join('; '),
    })),
  );

/**
 * Marks one text for each combination of color, size, weight, and background,
 * because a page can have a thousand similar texts.
 */
const mark = 'data-first-of-its-look';

/**
 * Running text needs the contrast of level AAA, 7:1, or 4.5:1 for large text.
 * Other text needs level AA.
 */
const rules = [
  {id: 'color-contrast', selector: `[${mark}]`},
  {
    id: 'color-contrast-enhanced',
    selector: bodyText.map((text) => `${text}[${mark}]`).join(),
    enabled: true,
  },
  {
    id: 'label-content-name-mismatch',
    // Its name contains its text, but not the keys next to it.
    selector: '*:not(.DocSearch-Button)',
  },
];

/** The rules whose result depends on colors. */
const colorRules = [
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
];

/** All rules, with two that are off by default. */
const allRules: RunOptions = {
  rules: {
    'target-size': {enabled: true},
    'label-content-name-mismatch': {enabled: true},
  },
};

/** Runs axe with all rules on the page's current state. */
export const audit = (page: Page): Promise<Defect[]> => runAxe(page, allRules);

/**
 * Runs axe with the rules about colors. After {@link audit} in one color mode,
 * this is enough in the other one, and takes less than half the time.
 */
export const auditColors = (page: Page): Promise<Defect[]> =>
  runAxe(page, {runOnly: colorRules});

/**
 * Legacy mode avoids a new tab for each run. It doesn't check frames of other
 * sites, which the site doesn't have. Only reports violations.
 */
async function runAxe(page: Page, options: RunOptions): Promise<Defect[]> {
  await page.evaluate(markFirstOfEachLook, {mark, bodyText: bodyText.join()});
  const axeSource = `${axe.source}\naxe.configure(${JSON.stringify({rules})});`;
  const {violations} = await new AxeBuilder({page, axeSource})
    .setLegacyMode()
    .options({...options, resultTypes: ['violations'], preload: false})
    .analyze();
  return toDefects(violations);
}

/** Runs in the page. Transparent backgrounds show the one below. */
function markFirstOfEachLook({
  mark,
  bodyText,
}: Record<'mark' | 'bodyText', string>): void {
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(
      element!,
    );
    const own = [backgroundColor, backgroundImage, opacity].join();
    const below = groundOf(element!.parentElement);
    const ground =
      own === 'rgba(0, 0, 0, 0),none,1' ? below : `${own} on ${below}`;
    grounds.set(element, ground);
    return ground;
  };

  const looks = new Set<string>();
  for (const piece of Array.from(document.querySelectorAll('body *'))) {
    piece.removeAttribute(mark);
    const hasText = Array.from(piece.childNodes).some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
    if (!hasText || piece.getClientRects().length === 0) continue;
    const {color, fontSize, fontWeight} = getComputedStyle(piece);
    const look = [
      color,
      fontSize,
      fontWeight,
      groundOf(piece),
      piece.matches(bodyText),
    ].join();
    if (looks.has(look)) continue;
    looks.add(look);
    piece.setAttribute(mark, '');
  }
}

/** Returns one line for each defect, for a test's message. */
export const describeDefects = (defects: readonly Defect[]): string[] =>
  defects.map(({rule, selector, reason}) => `${rule}: ${selector} (${reason})`);
