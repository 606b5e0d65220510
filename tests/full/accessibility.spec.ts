import type {Page} from '@playwright/test';

import {audit, type Defect} from '../e2e/audit';
import {expect, open, test} from '../e2e/fixtures';
import {readBuiltPages} from '../site/site-pages';

const modes = ['light', 'dark'] as const;
const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 800};

/** The width at which WCAG requires no horizontal scrolling. */
const narrowest = {width: 320, height: 800};

/** Timeout of a part, in milliseconds. */
const patience = 15 * 60_000;

/** A defect and its location. */
interface Finding extends Defect {
  place: string;
}

/** Returns the addresses of all built pages except redirects. */
const listPages = (): string[] =>
  readBuiltPages()
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
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > narrowest.width) {
    findings.push({
      rule: 'reflow',
      selector: 'html',
      reason: `is ${width} pixels wide`,
      place: `${route}, ${narrowest.width} pixels`,
    });
  }
  return findings;
}

// The fixtures' test also fails on console messages.
test.use({expectedErrors: [/status of 404/]});

// Split, so that two parts run in parallel, each with all kinds of pages.
for (const part of [0, 1, 2, 3]) {
  test(`axe finds nothing and the console is empty on all pages of part ${part + 1} of 4, in both modes, on desktop and phone @spec-7`, async ({
    page,
  }) => {
    test.setTimeout(patience);
    const findings: Finding[] = [];
    const routes = listPages().filter((_, index) => index % 4 === part);
    for (const route of routes) {
      findings.push(...(await auditEverywhere(page, route)));
    }
    expect(findings).toEqual([]);
  });
}
