import type {Page} from '@playwright/test';

import {audit, type Defect} from '../e2e/audit';
import {expectNothingLost, overflow} from '../e2e/overflow';
import {expect, open, test} from '../e2e/fixtures';
import {openKind, pageKinds} from '../e2e/page-kinds';
import {readSitePages} from '../site/site-pages';

const modes = ['light', 'dark'] as const;
const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 800};

/** The width at which WCAG requires no horizontal scrolling. */
const narrowest = {width: 320, height: 800};

/** The pages are divided, so that two parts run in parallel. */
const parts = 4;
const partTimeoutMs = 15 * 60_000;

/** A defect and its location. */
interface Finding extends Defect {
  place: string;
}

/** Returns the addresses of all built pages except redirects. */
const listPages = (): string[] =>
  readSitePages()
    .filter(({$}) => $('meta[http-equiv=refresh]').length === 0)
    .map(({path}) => path);

/** Audits a page in both color modes, on desktop and phone. */
async function auditEverywhere(page: Page, route: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  await page.setViewportSize(desktop);
  await open(page, route);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of modes) {
      await page.emulateMedia({colorScheme});
      const place = `${route}, ${colorScheme}, ${viewport.width} pixels`;
      const defects = await audit(page);
      findings.push(...defects.map((defect) => ({...defect, place})));
    }
  }
  await page.setViewportSize(narrowest);
  findings.push(
    ...(await findOverflow(page, `${route}, ${narrowest.width} pixels`)),
  );
  await page.setViewportSize(phone);
  await page.addStyleTag({content: 'html { font-size: 200% }'});
  findings.push(...(await findOverflow(page, `${route}, text of 200 percent`)));
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

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing, and the console is empty: part ${part + 1} of ${parts} @spec-7`, async ({
    page,
  }) => {
    test.setTimeout(partTimeoutMs);
    const findings: Finding[] = [];
    // Each part has pages of all kinds.
    const routes = listPages().filter((_, index) => index % parts === part);
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
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
