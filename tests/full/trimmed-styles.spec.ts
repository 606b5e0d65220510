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

// One worker: two builds in one folder are refused.
test.describe.configure({mode: 'default'});

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

interface Comparison {
  /** Stylesheets that were put in the places of the page's own. */
  replaced: number;
  /** Elements, and parts before and after them, that were looked at. */
  compared: number;
  /** What changed, by where it is. */
  different: string[];
}

/**
 * Looks at the page as it is, puts the whole stylesheets in the places of its
 * own, and looks again: all at once, so that nothing else changes meanwhile.
 */
function compareWithWhole(whole: Record<string, string>): Comparison {
  // Custom properties show nothing by themselves, and trimming folds them.
  const properties = Array.from(
    getComputedStyle(document.documentElement),
  ).filter((property) => !property.startsWith('--'));
  const look = (): Map<string, string> => {
    const styles = new Map<string, string>();
    const elements = document.querySelectorAll('html, body, body *');
    Array.from(elements).forEach((element, index) => {
      for (const pseudo of ['', '::before', '::after']) {
        const place = `${index} ${element.localName}.${element.getAttribute('class')}${pseudo}`;
        const style = getComputedStyle(element, pseudo);
        styles.set(
          place,
          pseudo && style.content === 'none'
            ? 'nothing'
            : properties
                .map(
                  (property) =>
                    `${property}: ${style.getPropertyValue(property)}`,
                )
                .join('; '),
        );
      }
    });
    return styles;
  };
  const trimmed = look();
  const links = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
  );
  for (const link of links) {
    const name = new URL(link.href).pathname.split('/').at(-1)!.split('.')[0]!;
    const style = document.createElement('style');
    style.textContent = whole[name]!;
    link.replaceWith(style);
  }
  const different: string[] = [];
  for (const [place, style] of look()) {
    const before = trimmed.get(place)!;
    if (before === style) continue;
    const kept = before.split('; ');
    const changed = style.split('; ').filter((part) => !kept.includes(part));
    different.push(`${place}: ${changed.join('; ')}`);
  }
  return {replaced: links.length, compared: trimmed.size, different};
}

/** Fails with what the first elements that look different have with whole stylesheets. */
async function expectNothingLost(page: Page): Promise<void> {
  // Nothing moves while it is looked at, and what is closed or out of sight is laid out too.
  await page.addStyleTag({
    content:
      '*,*::before,*::after{transition:none!important;animation:none!important}' +
      '*,::details-content{content-visibility:visible!important}',
  });
  const {replaced, compared, different} = await page.evaluate(
    compareWithWhole,
    sheets,
  );
  expect(replaced).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(300);
  expect(different.slice(0, 10), `${different.length} differ`).toEqual([]);
}

test.setTimeout(120_000);

const widths = {wide: 1440, narrow: 390} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(widths)) {
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      // The page that is not there says so in the console.
      test.use({expectedErrors: [/status of 404/]});

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
