// The controls and colors of code blocks. In a browser, because buttons must not
// cover code. `type-popovers.spec.ts` tests types, `tabs.spec.ts` package
// managers, and `copying.spec.ts` copied selections.
import type {Page} from '@playwright/test';

import {codeBlock, samplesPage} from './code-block';
import {expect, heading, open, test, twoFrames} from './fixtures';
import {boxOf} from './read-element';

const phone = {width: 390, height: 800};

test('buttons cover no code, and commands wrap', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/react/getting-started/setup');

  await test.step('each button is next to the code or above it', async () => {
    const samples = await page.locator('.code-block:visible').all();
    expect(samples.length).toBeGreaterThan(1);
    for (const sample of samples) {
      await sample.scrollIntoViewIfNeeded();
      // Shows the Copy button of a command.
      await sample.hover();
      const code = await boxOf(sample.locator('pre'));
      const buttons = sample
        .locator('.code-copy, .code-wrap')
        .filter({visible: true});
      await expect(buttons).not.toHaveCount(0);
      for (const button of await buttons.all()) {
        const box = await boxOf(button);
        const coveredWidth = code.x + code.width - box.x;
        const coveredHeight = box.y + box.height - code.y;
        // Touching edges can overlap by a fraction of a pixel.
        expect(
          Math.min(coveredWidth, coveredHeight),
          `covered pixels of ${await sample.innerText()}`,
        ).toBeLessThanOrEqual(1);
      }
    }
  });

  await test.step('a command wraps', async () => {
    const hiddenWidths = await page
      .locator('.code-block-shell pre:visible')
      .evaluateAll((commands) =>
        commands.map((pre) => pre.scrollWidth - pre.clientWidth),
      );
    expect(hiddenWidths.length).toBeGreaterThan(0);
    expect(Math.max(...hiddenWidths)).toBe(0);
  });
});

test('Copy copies the complete install command of the home page', async ({
  page,
}) => {
  await open(page, '/');
  const command = page
    .locator('.code-block', {hasText: 'npm i '})
    .filter({visible: true});
  await command.getByRole('button', {name: 'Copy'}).click();
  await expect(command.locator('.code-copy')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^npm i /);
  await expect(command.locator('.line')).toHaveText(copied);
});

test('code stays selected when the address gets a hash @nightly', async ({
  page,
}) => {
  await open(page, samplesPage);
  const selectedText = (): Promise<string> =>
    page.evaluate(() => String(getSelection()));
  await page.locator('.code-block code').first().selectText();
  const before = await selectedText();
  expect(before).toContain('useLazyLoadQuery');
  // A synthetic event, because a real click would end the selection.
  await page.locator('.hash-link').first().dispatchEvent('click');
  await expect(page).toHaveURL(/#/);
  await twoFrames(page);
  expect(await selectedText()).toBe(before);
});

test('Wrap wraps the long lines of all blocks, also on the next page @nightly', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/react/getting-started/query');
  const toggles = page.getByRole('checkbox', {name: 'Wrap'});
  const ofAnotherBlock = toggles.nth(2);
  const anotherBlock = page.locator('.code-block', {has: toggles}).nth(2);
  /** Returns how many pixels of the block's code are out of sight. */
  const hiddenWidth = async () => {
    // Browsers don't lay out code off screen.
    await anotherBlock.scrollIntoViewIfNeeded();
    return anotherBlock
      .locator('pre')
      .evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  };
  await expect(ofAnotherBlock).not.toBeChecked();
  expect(await hiddenWidth()).toBeGreaterThan(0);
  await toggles.first().check();
  await expect(ofAnotherBlock).toBeChecked();
  await expect.poll(hiddenWidth).toBe(0);
  await page.locator('.pagination-nav__link--next').click();
  await expect(heading(page)).toHaveText('Connect wallets');
  await expect(toggles.first()).toBeChecked();
  await toggles.first().uncheck();
  await expect(ofAnotherBlock).not.toBeChecked();
});

/** Returns the different colors of code. */
const codeColors = (page: Page): Promise<string[]> =>
  page
    .locator('pre code [class^=tok-]')
    .evaluateAll((tokens) =>
      Array.from(new Set(tokens.map((token) => getComputedStyle(token).color))),
    );

test("code has a separate theme in each color mode, and isn't rendered again @spec-9", async ({
  page,
}) => {
  await open(page, samplesPage);
  const keyword = page.locator('.tok-keyword').first();
  // A second rendering would drop this attribute.
  await keyword.evaluate((element) => element.setAttribute('data-kept', ''));
  const light = await codeColors(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await codeColors(page);
  // Without its theme, code has one color.
  expect(light.length).toBeGreaterThan(3);
  expect(dark.length).toBeGreaterThan(3);
  expect(light.filter((color) => dark.includes(color))).toEqual([]);
  await expect(keyword).toHaveAttribute('data-kept', '');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  test('types that a sample prints are visible, and long lines can wrap', async ({
    page,
  }) => {
    await page.goto(samplesPage);

    await test.step('a printed type is below its line', async () => {
      const sample = codeBlock(page, 'decimals.ts');
      const type = sample.locator('.note');
      await expect(type).toContainText('bigint');
      const line = await boxOf(sample.locator('.line').last());
      const {y} = await boxOf(type);
      expect(y).toBeGreaterThanOrEqual(line.y + line.height);
    });

    await test.step('lines above the cut mark are absent', async () => {
      const code = codeBlock(page, 'decimals.ts').locator('code');
      await expect(code).toContainText('price');
      await expect(code).not.toContainText('import');
    });

    await test.step('Wrap makes the code narrower', async () => {
      const sample = codeBlock(page, 'Balance.vue');
      const width = async () => (await boxOf(sample.locator('code'))).width;
      const unwrappedWidth = await width();
      await sample.hover();
      await sample.getByRole('checkbox', {name: 'Wrap'}).check();
      expect(await width()).toBeLessThan(unwrappedWidth);
    });
  });
});
