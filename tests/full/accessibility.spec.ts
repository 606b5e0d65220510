// Audits every built page in both color modes. `e2e/accessibility.spec.ts` audits
// four kinds of pages with every change. All pages take many minutes, so they are
// here. `audited-states.spec.ts` has what only a reader's action shows.
import type {Page} from '@playwright/test';

import {audit, auditColors, type Defect} from '../e2e/audit';
import {expectNothingLost, overflow} from '../e2e/overflow';
import {expect, open, test} from '../e2e/fixtures';
import {openKind, pageKinds} from '../e2e/page-kinds';
import {readSitePages} from '../site/site-pages';
import {changeColorMode, colorModes} from './color-modes';

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 800};

/** The width at which WCAG requires no horizontal scrolling. */
const narrowest = {width: 320, height: 800};

/** The pages are divided, so that parts run in parallel and fail separately. */
const parts = 8;
/**
 * A part has about 40 pages with four audits each. An audit takes up to ten
 * seconds on a busy machine.
 */
const partTimeoutMs = 25 * 60_000;

/** A defect and its location. */
interface Finding extends Defect {
  place: string;
}

/** Returns the addresses of all built pages except redirects. */
const listPages = (): string[] =>
  readSitePages()
    .filter(({$}) => $('meta[http-equiv=refresh]').length === 0)
    .map(({path}) => path);

async function openWide(page: Page, route: string): Promise<void> {
  await page.setViewportSize(desktop);
  await open(page, route);
}

/**
 * Audits an open page in both color modes, on desktop and phone. In dark mode,
 * only colors differ. Looks for horizontal scrolling in the narrowest window,
 * and on a phone with text twice as large.
 *
 * @param name - the page's name in the findings
 */
async function auditEverywhere(page: Page, name: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const mode of colorModes) {
      await changeColorMode(page, mode);
      const place = `${name}, ${mode}, ${viewport.width} pixels`;
      const defects = await (mode === 'light' ? audit : auditColors)(page);
      findings.push(...defects.map((defect) => ({...defect, place})));
    }
  }
  await page.setViewportSize(narrowest);
  findings.push(
    ...(await findOverflow(page, `${name}, ${narrowest.width} pixels`)),
  );
  await page.setViewportSize(phone);
  await page.addStyleTag({content: 'html { font-size: 200% }'});
  findings.push(...(await findOverflow(page, `${name}, text of 200 percent`)));
  return findings;
}

/** Returns a finding if a page is wider than its window. */
async function findOverflow(page: Page, place: string): Promise<Finding[]> {
  const pixels = await overflow(page);
  if (pixels === 0) return [];
  const reason = `is ${pixels} pixels too wide`;
  return [{rule: 'reflow', selector: 'html', reason, place}];
}

// The fixtures' test also fails on console messages.
test.use({expectedErrors: [/status of 404/]});

test('an audit finds a planted defect in each mode and window, and a planted part that is too wide', async ({
  page,
}) => {
  await openWide(page, pageKinds.category);
  // An image without a text, gray text on gray, and a part that is wider than
  // any window.
  await page
    .locator('body')
    .evaluate((body) =>
      body.insertAdjacentHTML(
        'beforeend',
        '<img src="/img/logo.svg" width="40"><p style="color: #888; background: #999">gray</p><div style="width: 2000px">&nbsp;</div>',
      ),
    );
  const findings = await auditEverywhere(page, 'planted');
  const placesOf = (rule: string) =>
    findings.filter((finding) => finding.rule === rule).map(({place}) => place);
  expect(placesOf('image-alt')).toEqual([
    'planted, light, 1280 pixels',
    'planted, light, 390 pixels',
  ]);
  expect(placesOf('color-contrast')).toEqual([
    'planted, light, 1280 pixels',
    'planted, dark, 1280 pixels',
    'planted, light, 390 pixels',
    'planted, dark, 390 pixels',
  ]);
  expect(placesOf('reflow')).toEqual([
    'planted, 320 pixels',
    'planted, text of 200 percent',
  ]);
});

for (let part = 0; part < parts; part += 1) {
  test(`no page has a defect, scrolls horizontally, or logs anything: part ${part + 1} of ${parts} @spec-7`, async ({
    page,
  }) => {
    test.setTimeout(partTimeoutMs);
    const findings: Finding[] = [];
    // Each part has pages of all kinds.
    const routes = listPages().filter((_, index) => index % parts === part);
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      await openWide(page, route);
      findings.push(...(await auditEverywhere(page, route)));
    }
    expect(findings).toEqual([]);
  });
}

// `e2e/accessibility.spec.ts` checks the other kinds with every change.
for (const kind of [
  'API page',
  'API index',
  'category',
  'style sheet of the guides',
  'demos',
  'not found',
] as const) {
  test(`${kind}: narrow, with large text, or with wide spaces, it stays complete @wcag-1.4.4 @wcag-1.4.10 @wcag-1.4.12`, async ({
    page,
  }) => {
    await openKind(page, pageKinds[kind]);
    await expectNothingLost(page);
  });
}
