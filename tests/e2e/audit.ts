import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import axe, {type Result} from 'axe-core';

/** What a rule of axe has against one element. */
export interface Defect {
  rule: string;
  selector: string;
  /** The rule's reason, with the measured figures. */
  reason: string;
}

/** Text that is read at length, without labels of controls, of diagrams and of live examples. */
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

/** On one piece of text for each color, size, weight and ground, since a page may have a thousand that look alike. */
const mark = 'data-first-of-its-look';

/**
 * Running text is held to the contrast of level AAA, 7 to 1 (large text 4.5 to
 * 1), all other text to AA.
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
    // Its name has its words; the keys that it shows beside them are no words.
    selector: '*:not(.DocSearch-Button)',
  },
];

/**
 * Runs every rule of axe on the page as it stands, with those of WCAG that axe
 * leaves out unless asked: the size of targets, and that a control's name has
 * the words that show on it. The site frames no other
 * page, which legacy mode says: it spares a tab for each run; and only what is
 * broken is described.
 */
export async function audit(page: Page): Promise<Defect[]> {
  await page.evaluate(markFirstOfEachLook, {mark, bodyText: bodyText.join()});
  const axeSource = `${axe.source}\naxe.configure(${JSON.stringify({rules})});`;
  const {violations} = await new AxeBuilder({page, axeSource})
    .setLegacyMode()
    .options({
      rules: {
        'target-size': {enabled: true},
        'label-content-name-mismatch': {enabled: true},
      },
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze();
  return toDefects(violations);
}

/** Runs in the page. Grounds without a color of their own show the one below. */
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

/** One line a defect, for a test's message. */
export const describeDefects = (defects: readonly Defect[]): string[] =>
  defects.map(({rule, selector, reason}) => `${rule}: ${selector} (${reason})`);
