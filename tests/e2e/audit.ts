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

const withoutCodeColours = `
axe.configure({rules: [{id: 'color-contrast', selector: '*:not(pre, pre *)'}]});`;

/**
 * Runs every rule of axe on the page as it stands, and the one of WCAG 2.2 that
 * axe leaves out unless asked, the size of targets. The site frames no other
 * page, which legacy mode says: it spares a tab for each run; and only what is
 * broken is described, which a page with a thousand pieces of code notices.
 *
 * @param options.codeColours whether the contrast in samples is measured too:
 *   most of the time goes there, and no width changes their colours
 */
export async function audit(
  page: Page,
  {codeColours}: {codeColours: boolean} = {codeColours: true},
): Promise<Defect[]> {
  const axeSource = codeColours ? axe.source : axe.source + withoutCodeColours;
  const {violations} = await new AxeBuilder({page, axeSource})
    .setLegacyMode()
    .options({
      rules: {'target-size': {enabled: true}},
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze();
  return toDefects(violations);
}

/** Holds running text to the contrast of level AAA: 7 to 1, large text 4.5 to 1. */
export async function auditBodyText(page: Page): Promise<Defect[]> {
  const builder = new AxeBuilder({page}).setLegacyMode().options({
    runOnly: ['color-contrast-enhanced'],
    resultTypes: ['violations'],
    preload: false,
  });
  let isEmpty = true;
  for (const selector of bodyText) {
    if ((await page.locator(selector).count()) === 0) continue;
    builder.include(selector);
    isEmpty = false;
  }
  if (isEmpty) return [];
  const {violations} = await builder.analyze();
  return toDefects(violations);
}

/** One line a defect, for a test's message. */
export const describeDefects = (defects: readonly Defect[]): string[] =>
  defects.map(({rule, selector, reason}) => `${rule}: ${selector} (${reason})`);
