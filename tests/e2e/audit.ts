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

/**
 * Running text is held to the contrast of level AAA, 7 to 1 (large text 4.5 to
 * 1), all other text to AA; in samples, one piece of code for each colour on each
 * ground: a page may have a thousand pieces in ten colours.
 */
const settings = {
  rules: [
    {
      id: 'color-contrast',
      selector: '*:not(pre *), [data-first-of-its-colour]',
    },
    {
      id: 'color-contrast-enhanced',
      selector: bodyText.join(),
      enabled: true,
    },
  ],
};
const source = `${axe.source}\naxe.configure(${JSON.stringify(settings)});`;

/**
 * Runs every rule of axe on the page as it stands, with the one of WCAG 2.2 that
 * axe leaves out unless asked, the size of targets. The site frames no other
 * page, which legacy mode says: it spares a tab for each run; and only what is
 * broken is described.
 */
export async function audit(page: Page): Promise<Defect[]> {
  await page.evaluate(markFirstOfEachColour);
  const {violations} = await new AxeBuilder({page, axeSource: source})
    .setLegacyMode()
    .options({
      rules: {'target-size': {enabled: true}},
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze();
  return toDefects(violations);
}

/** Runs in the page: marks one piece of code for each colour, size and ground. */
function markFirstOfEachColour(): void {
  const mark = 'data-first-of-its-colour';
  const known = new Set<string>();
  for (const piece of Array.from(document.querySelectorAll('pre *'))) {
    piece.removeAttribute(mark);
    const hasText = Array.from(piece.childNodes).some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
    if (!hasText || piece.getClientRects().length === 0) continue;
    const {color, fontSize, fontWeight} = getComputedStyle(piece);
    const looks = [color, fontSize, fontWeight];
    for (
      let ground: Element | null = piece;
      ground;
      ground = ground.parentElement
    ) {
      const {backgroundColor, backgroundImage, opacity} =
        getComputedStyle(ground);
      looks.push(backgroundColor, backgroundImage, opacity);
      if (ground.localName === 'pre') break;
    }
    const look = looks.join();
    if (known.has(look)) continue;
    known.add(look);
    piece.setAttribute(mark, '');
  }
}

/** One line a defect, for a test's message. */
export const describeDefects = (defects: readonly Defect[]): string[] =>
  defects.map(({rule, selector, reason}) => `${rule}: ${selector} (${reason})`);
