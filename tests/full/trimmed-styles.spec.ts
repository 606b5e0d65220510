import type {Page} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {repository, runGenerator} from '../build/run-generator';
import {expect, test} from '../e2e/fixtures';
import {open, pageKinds} from '../e2e/page-kinds';

/**
 * The site once more with whole stylesheets. Each page of the trimmed site is
 * looked at with its own and then, as it stands, with these: whatever was
 * trimmed off, no element may look different.
 */
const folder = path.join(repository, '.cache/untrimmed');
/** Beside the site's own, because the generator finds plugins from there. */
const config = path.join(repository, 'docusaurus.untrimmed.config.ts');
const patience = 900_000;

const sheets: Record<string, string> = {};

test.beforeAll(async () => {
  test.setTimeout(patience);
  await writeFile(
    config,
    `import config from './docusaurus.config';
config.plugins = config.plugins?.filter(
  (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('used-styles')),
);
export default config;
`,
  );
  try {
    const {code, output} = await runGenerator({
      args: ['--config', config, '--out-dir', path.join(folder, 'build')],
      cwd: repository,
      environment: {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/untrimmed/generated',
      },
      patience,
    });
    expect(code, output).toBe(0);
  } finally {
    await rm(config);
  }
  const css = path.join(folder, 'build/assets/css');
  for (const file of readdirSync(css)) {
    sheets[file.split('.')[0]!] = readFileSync(path.join(css, file), 'utf8');
  }
});
test.afterAll(() => rm(folder, {recursive: true, force: true}));

/** Computed styles of every element and of what stands before and after it, by where it stands. */
function collectStyles(): [place: string, style: string][] {
  const styles: [string, string][] = [];
  const elements = Array.from(document.querySelectorAll('html, body, body *'));
  elements.forEach((element, index) => {
    const place = `${index} ${element.localName}.${element.getAttribute('class')}`;
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      styles.push([`${place} ${pseudo ?? ''}`, style.cssText]);
    }
  });
  return styles;
}

/** Puts the whole stylesheets in the places of the page's own; returns how many there were. */
function useWhole(whole: Record<string, string>): number {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet]',
  );
  for (const link of Array.from(links)) {
    const name = new URL(link.href).pathname.split('/').at(-1)!.split('.')[0]!;
    const style = document.createElement('style');
    style.textContent = whole[name]!;
    link.replaceWith(style);
  }
  return links.length;
}

/** Fails with the properties of the first elements that look different with whole stylesheets. */
async function expectNothingLost(page: Page): Promise<void> {
  // Nothing moves while it is looked at, and both looks see the same.
  await page.addStyleTag({
    content:
      '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}',
  });
  const trimmed = await page.evaluate(collectStyles);
  expect(await page.evaluate(useWhole, sheets)).toBeGreaterThan(0);
  const whole = new Map(await page.evaluate(collectStyles));
  expect(whole.size).toBeGreaterThan(100);
  expect(trimmed.length).toBe(whole.size);
  const different = trimmed
    .filter(([place, style]) => whole.get(place) !== style)
    .map(([place, style]) => {
      const others = new Set(whole.get(place)?.split('; '));
      return `${place}: ${style
        .split('; ')
        .filter((declaration) => !others.has(declaration))
        .join('; ')}`;
    });
  expect(different.slice(0, 10), `${different.length} differ`).toEqual([]);
}

const widths = {wide: 1440, narrow: 390} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(widths)) {
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      for (const [kind, address] of Object.entries(pageKinds)) {
        test(`${kind} looks as it does with whole stylesheets`, async ({
          page,
        }) => {
          await open(page, address);
          await expectNothingLost(page);
        });
      }

      test('on paper as well', async ({page}) => {
        await open(page, pageKinds.guide);
        await page.emulateMedia({media: 'print'});
        await expectNothingLost(page);
      });

      test('the search as well, with results and without', async ({page}) => {
        await open(page, pageKinds.guide);
        await page.getByRole('button', {name: 'Search docs'}).click();
        await page.getByRole('searchbox').fill('mutation');
        await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
        await expectNothingLost(page);
        await page.reload();
        await open(page, pageKinds.guide);
        await page.getByRole('button', {name: 'Search docs'}).click();
        await page.getByRole('searchbox').fill('zzzzqqqq');
        await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
        await expectNothingLost(page);
      });

      test('the types of a sample as well', async ({page}) => {
        await open(page, pageKinds.guide);
        await page.locator('.code-block[data-types] pre').first().focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('.type-popover')).toBeVisible();
        await expectNothingLost(page);
      });

      test('other tabs and opened folds as well', async ({page}) => {
        await open(page, '/react/getting-started/setup');
        await page.getByRole('tab').last().click();
        await page
          .locator('details')
          .evaluateAll((all: HTMLDetailsElement[]) =>
            all.forEach((details) => (details.open = true)),
          );
        await expectNothingLost(page);
      });

      if (width < 997) {
        test('the menu and the contents of the page as well', async ({
          page,
        }) => {
          await open(page, pageKinds.guide);
          await page.getByRole('button', {name: 'On this page'}).click();
          await page
            .getByRole('button', {name: 'Toggle navigation bar'})
            .click();
          await expect(page.locator('.navbar-sidebar')).toBeVisible();
          await expectNothingLost(page);
        });
      } else {
        test('the dropdown of versions as well', async ({page}) => {
          await open(page, pageKinds.guide);
          const dropdown = page.getByRole('button', {name: 'Next'});
          await dropdown.hover();
          await expect(
            page.locator('.dropdown', {has: dropdown}).locator('ul'),
          ).toBeVisible();
          await expectNothingLost(page);
        });
      }
    });
  }
}
