import AxeBuilder from '@axe-core/playwright';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';

import {expect, hydrated, test} from './fixtures';

const route = '/markdown-page';

function block(page: Page, title: string): Locator {
  return page.locator('.code-block', {
    has: page.locator('.code-title', {hasText: title}),
  });
}

function popover(page: Page): Locator {
  return page.locator('.type-popover');
}

test.describe('types', () => {
  test('open under the pointer, stay while it is on them, close when it leaves', async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    const name = block(page, 'Balance.tsx').locator('[data-type]', {
      hasText: 'account',
    });
    await name.first().hover();
    await expect(popover(page)).toBeVisible();
    await expect(popover(page)).toContainText('free: bigint');
    await popover(page).hover();
    await page.waitForTimeout(400);
    await expect(popover(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(popover(page)).toBeHidden();
  });

  test('are fetched at the first look, once, and move nothing', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sample-types/')) fetched.push(request.url());
    });
    await page.goto(route);
    await hydrated(page);
    expect(fetched).toEqual([]);
    const names = block(page, 'Balance.tsx').locator('[data-type]');
    const height = () =>
      page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const name of [names.first(), names.nth(2), names.first()]) {
      // Types that cover the next name would be scrolled away, and another sample come under the pointer.
      await page.mouse.move(0, 0);
      await expect(popover(page)).toBeHidden();
      await name.hover();
      await expect(popover(page)).toBeVisible();
    }
    expect(fetched).toHaveLength(1);
    // Code that comes into sight may be a fraction of a pixel higher than estimated.
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
    await expect(popover(page)).toHaveCount(1);
  });

  test('can be read by keyboard and are announced', async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    const sample = block(page, 'Balance.tsx');
    await sample.locator('pre').focus();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toContainText('useLazyLoadQuery');
    await expect(page.locator('.code-announcement')).toContainText(
      'useLazyLoadQuery',
    );
    await page.keyboard.press('ArrowDown');
    await expect(sample.locator('[data-type]:focus')).toHaveText('Balance');
    await page.keyboard.press('ArrowRight');
    await expect(sample.locator('[data-type]:focus')).toHaveText('address');
    await expect(popover(page)).toContainText('address: string');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(sample.locator('pre')).toBeFocused();
  });

  test('open in Vue samples, in the template too', async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    const names = block(page, 'Balance.vue').locator('[data-type]');
    await names.filter({hasText: 'account'}).last().hover();
    await expect(popover(page)).toContainText('free: bigint');
  });

  test('printed types and expected errors stand below their lines', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL});
    await page.goto(route);
    await expect(
      block(page, 'decimals.ts').locator('.note-type'),
    ).toContainText('bigint');
    await expect(
      block(page, 'wrong-pallet.tsx').locator('.note-error'),
    ).toContainText('TS2345');
    await expect(block(page, 'decimals.ts').locator('code')).not.toContainText(
      'import',
    );
    await page.close();
  });
});

test.describe('types by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('open at a tap and close at a tap elsewhere', async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    await block(page, 'Balance.tsx')
      .locator('[data-type]', {hasText: 'address'})
      .first()
      .tap();
    await expect(popover(page)).toContainText('address: string');
    const box = (await popover(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await page.locator('h2').first().tap();
    await expect(popover(page)).toBeHidden();
  });
});

test.describe('copy', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [title, start, absent] of [
    ['Balance.tsx', 'import {useLazyLoadQuery} from', 'highlight-'],
    ['decimals.ts', 'const price', 'bigint'],
    ['wrong-pallet.tsx', 'import {useLazyLoadQuery}', 'TS2345'],
  ] as const) {
    test(`gives the clean code of ${title}`, async ({page}) => {
      await page.goto(route);
      await hydrated(page);
      const sample = block(page, title);
      await sample.locator('.code-copy').click();
      await expect(sample.locator('.code-copy')).toHaveText('Copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text.startsWith(start)).toBe(true);
      expect(text).not.toContain(absent);
      expect(text).not.toContain('^?');
      expect(text.endsWith('\n')).toBe(false);
    });
  }

  test('leaves the prompt of a shell out', async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    const sample = page.locator('.code-block', {hasText: '$ node'});
    await sample.hover();
    await sample.locator('.code-copy').click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^node --version/);
  });
});

test.describe('the package manager', () => {
  test('is chosen once for all pages', async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(
      page.getByRole('tabpanel').filter({hasText: 'pnpm add'}).first(),
    ).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('offers npm, Yarn, pnpm and Bun', async ({page}) => {
    await page.goto(route);
    for (const name of ['npm', 'Yarn', 'pnpm', 'Bun']) {
      await expect(
        page.getByRole('tab', {name, exact: true}).first(),
      ).toBeAttached();
    }
  });
});

test('long lines wrap when asked, without scripts too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({
      javaScriptEnabled,
      baseURL,
      viewport: {width: 390, height: 800},
    });
    await page.goto(route);
    const sample = block(page, 'Balance.vue');
    await sample.hover();
    const code = sample.locator('code');
    const wide = (await code.boundingBox())!.width;
    await sample.getByRole('checkbox', {name: 'Wrap'}).check();
    expect((await code.boundingBox())!.width).toBeLessThan(wide);
    // What goes on is indented, so that it does not look like a line of its own.
    const indents = await sample
      .locator('.line')
      .evaluateAll((lines) =>
        lines.map((line) => getComputedStyle(line).textIndent),
      );
    expect(indents.every((indent) => parseFloat(indent) < 0)).toBe(true);
    await page.close();
  }
});

test('line numbers count and are not selected', async ({page}) => {
  await page.goto(route);
  const numbers = await block(page, 'decimals.ts')
    .locator('.line')
    .first()
    .evaluate((line) => {
      const {content, userSelect} = getComputedStyle(line, '::before');
      return {content, userSelect};
    });
  expect(numbers).toEqual({content: 'counter(line)', userSelect: 'none'});
});

test('the colour mode changes colours and renders nothing again', async ({
  page,
}) => {
  await page.goto(route);
  await hydrated(page);
  const keyword = page.locator('.tok-keyword').first();
  await keyword.evaluate((element) => element.setAttribute('data-kept', ''));
  const color = () =>
    keyword.evaluate((element) => getComputedStyle(element).color);
  const before = await color();
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-theme', 'dark'),
  );
  expect(await color()).not.toBe(before);
  await expect(keyword).toHaveAttribute('data-kept', '');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong in code blocks in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.goto(route);
    await hydrated(page);
    await block(page, 'Balance.tsx').locator('[data-type]').first().hover();
    await expect(popover(page)).toBeVisible();
    const {violations} = await new AxeBuilder({page})
      .include('.code-block')
      .include('.type-popover')
      .analyze();
    expect(
      violations.flatMap(({id, nodes}) =>
        nodes.map(({html}) => `${id}: ${html}`),
      ),
    ).toEqual([]);
  });
}

test('no script of the site holds a highlighter', () => {
  const folder = path.join(__dirname, '../../build/assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const withPrism = scripts.filter((name) =>
    /lookbehind|tokenizePlaceholders|insertBefore\("/.test(
      readFileSync(path.join(folder, name), 'utf8'),
    ),
  );
  expect(withPrism).toEqual([]);
});

test('the install command of the home page is copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await hydrated(page);
  const command = page
    .locator('.code-block', {hasText: 'npm install'})
    .filter({visible: true});
  await command.getByRole('button', {name: 'Copy'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(command.locator('.line')).toHaveText(`$ ${copied}`);
});
