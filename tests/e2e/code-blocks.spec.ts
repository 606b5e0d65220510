import type {Locator, Page} from '@playwright/test';

import {
  expect,
  holdScripts,
  hydrated,
  navbarBottom,
  open,
  scrollTo,
  test,
} from './fixtures';

const route = '/markdown-page';

function block(page: Page, title: string): Locator {
  return page.locator('.code-block', {
    has: page.locator('.code-title', {hasText: title}),
  });
}

function popover(page: Page): Locator {
  return page.locator('.type-popover');
}

test('types are fetched once, on the first hover, move nothing, and stay while the pointer is on them @wcag-1.4.13', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sample-types/')) fetched.push(request.url());
  });
  await page.clock.install();
  await open(page, route);
  expect(fetched).toEqual([]);
  const names = block(page, 'Balance.tsx').locator('[data-type]');
  const height = () =>
    page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const name of [names.first(), names.nth(2), names.first()]) {
    // Types cover the next name. Scrolling would move another sample below
    // the pointer.
    await page.mouse.move(0, 0);
    await expect(popover(page)).toBeHidden();
    await name.hover();
    await expect(popover(page)).toBeVisible();
  }
  // Above the name, so it doesn't cover the next lines.
  const box = (await popover(page).boundingBox())!;
  const line = (await names.first().boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(line.y);
  await expect(popover(page)).toContainText('options?: { chainId?');
  await popover(page).hover();
  await page.clock.runFor(1000);
  await expect(popover(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(popover(page)).toBeHidden();
  expect(fetched).toHaveLength(1);
  // Code that becomes visible may be a fraction of a pixel higher than its
  // estimate.
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  // Also in the template of a Vue sample.
  const ofVue = block(page, 'Balance.vue').locator('[data-type]');
  await ofVue.filter({hasText: 'account'}).last().hover();
  await expect(popover(page)).toContainText('free: bigint');
});

test('the type of an export links to its page, also by keyboard', async ({
  page,
}) => {
  await open(page, route);
  const sample = block(page, 'Balance.tsx');
  const link = popover(page).getByRole('link', {name: 'API reference'});
  await sample.locator('pre').focus();
  await page.keyboard.press('ArrowRight');
  await expect(link).toHaveAttribute(
    'href',
    '/react/api/react/functions/useLazyLoadQuery',
  );
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(sample.locator('[data-type]').first()).toBeFocused();
  await page.keyboard.press('Tab');
  // Continues after the name, not at the end of the document.
  await page.keyboard.press('Tab');
  await expect(popover(page)).toBeHidden();
  await page.mouse.move(0, 0);
  await sample.locator('[data-type]').first().hover();
  await link.click();
  await expect(page).toHaveURL(
    /\/react\/api\/react\/functions\/useLazyLoadQuery$/,
  );
});

test("a type near the top opens below its name, and doesn't cover the navbar", async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 480});
  await open(page, route);
  const name = block(page, 'Balance.tsx').locator('[data-type]').first();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await name.evaluate((element) => {
    window.scrollTo(0, scrollY + element.getBoundingClientRect().top - 100);
  });
  // Scrolling up shows the navbar.
  await page.mouse.wheel(0, -4);
  await expect(navbar).toBeInViewport();
  await name.hover();
  await expect(popover(page)).toBeVisible();
  const box = (await popover(page).boundingBox())!;
  const bar = (await navbar.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(box.y + box.height).toBeLessThanOrEqual(480);
});

test('a command wraps, and no button covers code', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/react/getting-started/setup');
  const samples = await page.locator('.code-block:visible').all();
  expect(samples.length).toBeGreaterThan(1);
  for (const sample of samples) {
    await sample.scrollIntoViewIfNeeded();
    await sample.hover();
    const pre = (await sample.locator('pre').boundingBox())!;
    const copy = (await sample.locator('.code-copy').boundingBox())!;
    const isBeside = copy.x >= pre.x + pre.width - 1;
    expect(isBeside || copy.y + copy.height <= pre.y + 1).toBe(true);
  }
  const overflow = await page
    .locator('.code-block-shell pre:visible')
    .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(overflow.length).toBeGreaterThan(0);
  expect(Math.max(...overflow)).toBe(0);
});

test.describe('types by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('open on a tap, and close on a tap elsewhere', async ({page}) => {
    await open(page, route);
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
  await expect(command.locator('.line')).toHaveText(copied);
});

test('the choice of npm, Yarn, pnpm, or Bun applies to all pages', async ({
  page,
}) => {
  await open(page, route);
  const tab = (name: string) =>
    page.getByRole('tab', {name, exact: true}).first();
  for (const name of ['npm', 'Yarn', 'pnpm', 'Bun']) {
    await expect(tab(name)).toBeAttached();
  }
  await tab('pnpm').click();
  await expect(
    page.getByRole('tabpanel').filter({hasText: 'pnpm add'}).first(),
  ).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
});

test('a link can choose a tab, and choosing another keeps the place, the focus, and the way back', async ({
  page,
}) => {
  await open(page, '/react/guides/known-issues');
  await page.locator('a[href*="?language=ink"]').click();
  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  await expect(tab('ink!')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'ink!'})).toBeVisible();

  const before = await tab('ink!').boundingBox();
  await tab('Solidity').click();
  await expect(page).toHaveURL(/language=solidity#describe-the-transfer$/);
  await expect(tab('Solidity')).toBeFocused();
  // The command inside has tabs of its own.
  await expect(
    page.getByRole('tabpanel', {name: 'Solidity'}).getByRole('tab'),
  ).toHaveCount(4);
  expect((await tab('ink!').boundingBox())!.y).toBe(before!.y);

  await page.goBack();
  await expect(page).toHaveURL(/known-issues/);
});

test('after a click on the open tab, scrolling still hides the navbar', async ({
  page,
}) => {
  await open(page, '/react/getting-started/setup');
  const tab = page.getByRole('tab', {name: 'npm', exact: true}).first();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // The first click stores the choice.
  await tab.click();
  await tab.click();
  const start = await page.evaluate(() => scrollY);
  await scrollTo(page, start + 300);
  await scrollTo(page, start + 600);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0.5);
});

test('code that is selected in a tab before the page starts stays selected', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(route, {waitUntil: 'commit'});
  await page.getByRole('tabpanel').locator('code').first().selectText();
  await release();
  await hydrated(page);
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toContain('npm i');
});

test('code stays selected when the address gets a heading', async ({page}) => {
  await open(page, route);
  const code = page.locator('.code-block code').first();
  await code.selectText();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  const before = await selected();
  expect(before).not.toBe('');
  // A synthetic event, because a real click would end the selection.
  await page.locator('.hash-link').first().dispatchEvent('click');
  await expect(page).toHaveURL(/#/);
  expect(await selected()).toBe(before);
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: {width: 390, height: 800},
  });

  test('printed types are below their lines, and long lines can wrap', async ({
    page,
  }) => {
    await page.goto(route);
    const printed = block(page, 'decimals.ts');
    await expect(printed.locator('.note')).toContainText('bigint');
    await expect(printed.locator('code')).not.toContainText('import');
    const sample = block(page, 'Balance.vue');
    await sample.hover();
    const code = sample.locator('code');
    const wide = (await code.boundingBox())!.width;
    await sample.getByRole('checkbox', {name: 'Wrap'}).check();
    expect((await code.boundingBox())!.width).toBeLessThan(wide);
  });
});

test('wrapping long lines applies to all blocks, also on the next page', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/react/getting-started/query');
  const boxes = page.getByRole('checkbox', {name: 'Wrap'});
  await boxes.first().check();
  await expect(boxes.nth(2)).toBeChecked();
  await page.getByRole('link', {name: 'Connect wallets'}).last().click();
  await expect(page.locator('h1')).toHaveText('Connect wallets');
  await expect(boxes.first()).toBeChecked();
  await boxes.first().uncheck();
  await expect(boxes.nth(2)).not.toBeChecked();
});

test("code has a separate theme in each mode, and isn't rendered again @spec-9", async ({
  page,
}) => {
  await open(page, route);
  const keyword = page.locator('.tok-keyword').first();
  await keyword.evaluate((element) => element.setAttribute('data-kept', ''));
  const colors = (): Promise<string[]> =>
    page
      .locator('pre code [class^=tok-]')
      .evaluateAll((tokens) =>
        Array.from(
          new Set(tokens.map((token) => getComputedStyle(token).color)),
        ).sort(),
      );
  const light = await colors();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await colors();
  expect(light.length).toBeGreaterThan(3);
  expect(dark.length).toBeGreaterThan(3);
  expect(light.filter((color) => dark.includes(color))).toEqual([]);
  await expect(keyword).toHaveAttribute('data-kept', '');
});
