import type {Page} from '@playwright/test';

import {audit, type Defect} from '../e2e/audit';
import {expect, open, test} from '../e2e/fixtures';
import {readBuiltPages} from '../site/site-pages';

const modes = ['light', 'dark'] as const;
const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 800};

/** The width at which WCAG asks that nothing scrolls sideways. */
const narrowest = {width: 320, height: 800};

/** Longest time that a part may take, in milliseconds. */
const patience = 15 * 60_000;

/** A defect and where it was found. */
interface Finding extends Defect {
  place: string;
}

/** Addresses of all pages of the build that do not lead on to another. */
const listPages = (): string[] =>
  readBuiltPages()
    .filter(({$}) => $('meta[http-equiv=refresh]').length === 0)
    .map(({path}) => path);

/** Audits a page in both modes, on a desktop and on a phone. */
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

// What the fixtures' test listens to holds too: no page says a word in the console.
test.use({expectedErrors: [/status of 404/]});

// In parts, so that two run side by side and each meets pages of all kinds.
for (const part of [0, 1, 2, 3]) {
  test(`axe finds nothing on any page of part ${part + 1} of 4, in either mode, on a desktop or a phone, and none says a word @spec-7`, async ({
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
