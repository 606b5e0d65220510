import {expect, test, type Browser, type Page} from '@playwright/test';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {audit, type Defect} from '../e2e/audit';
import {hydrated} from '../e2e/fixtures';
import {addToFigure} from '../figure';

const site = path.join(__dirname, '../../build');
const modes = ['light', 'dark'] as const;
const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 800};

/** The width at which WCAG asks that nothing scrolls sideways. */
const narrowest = {width: 320, height: 800};

/** Tabs that are audited at a time; Chromium gives each a process of its own. */
const tabs = 3;

/** Longest time that the whole site may take, in milliseconds. */
const patience = 15 * 60_000;

/** A defect and where it was found. */
interface Finding extends Defect {
  place: string;
}

/** Addresses of all pages of the build: those of the sitemap and those it leaves out. */
async function listPages(): Promise<string[]> {
  const files = await Globby('**/*.html', {cwd: site});
  return files
    .filter((file) => !isRedirect(path.join(site, file)))
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .sort();
}

const isRedirect = (file: string): boolean =>
  /http-equiv="?refresh/.test(readFileSync(file, 'utf8'));

const listSitemap = (): string[] =>
  Array.from(
    readFileSync(path.join(site, 'sitemap.xml'), 'utf8').matchAll(
      /<loc>([^<]*)<\/loc>/g,
    ),
    (match) => new URL(match[1]!).pathname,
  );

/** Audits a page in both modes, on a desktop and on a phone. */
async function auditEverywhere(page: Page, route: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  await page.setViewportSize(desktop);
  await page.goto(route);
  await hydrated(page);
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

/** Works through the pages, several tabs at a time. */
async function auditAll(
  browser: Browser,
  baseURL: string,
  routes: readonly string[],
): Promise<Finding[]> {
  const queue = routes.values();
  const findings: Finding[] = [];
  const workThrough = async (): Promise<void> => {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const route of queue) {
      findings.push(...(await auditEverywhere(page, route)));
    }
    await context.close();
  };
  await Promise.all(Array.from({length: tabs}, workThrough));
  return findings;
}

/** Findings by rule and element, those first that most pages have. */
function group(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule}: ${finding.selector}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return Array.from(groups)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([key, [first, ...more]]) =>
        `${key} (${first!.reason}) on ${first!.place}${more.length > 0 ? ` and ${more.length} more` : ''}`,
    );
}

test('axe finds nothing on any page, in either mode, on a desktop or a phone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(patience);
  const pages = await listPages();
  expect(pages).toEqual(expect.arrayContaining(listSitemap()));
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/404', '/search', '/demos']),
  );
  const start = Date.now();
  const findings = await auditAll(browser, baseURL!, pages);
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  addToFigure(
    'accessibility audits (pages × 2 modes × 2 widths)',
    pages.length * modes.length * 2,
  );
  const groups = group(findings);
  console.log(
    [
      `Accessibility: ${pages.length} pages × ${modes.length} modes × 2 widths = ${pages.length * modes.length * 2} audits in ${minutes} minutes, ${findings.length} violations`,
      ...groups,
    ].join('\n  '),
  );
  expect(groups).toEqual([]);
});
