import type {Page} from '@playwright/test';

import {siteAddress} from '../site/site-pages';
import {expect, open, test} from './fixtures';

test('copies and lists are served as text that is shown and not indexed', async ({
  request,
}) => {
  const copy = await request.get('/react/getting-started/query.md');
  expect(copy.status()).toBe(200);
  expect(copy.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': 'inline',
    'x-robots-tag': 'noindex',
  });
  const list = await request.get('/llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(list.headers()).not.toHaveProperty('x-robots-tag');
});

test.describe('taking a page along', () => {
  const guide = '/react/getting-started/query';

  test.describe('copying', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('puts the copy on the clipboard and says so', async ({page}) => {
      await page.clock.install();
      await open(page, guide);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
      await expect(status(page)).toHaveText(
        'The page is on the clipboard as Markdown.',
      );
      const copy = await (await page.request.get(`${guide}.md`)).text();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        copy,
      );
      await page.clock.runFor(5000);
      await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    });
  });

  test.describe('copying that does not work', () => {
    test.use({
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedErrors: [/Failed to load resource/],
    });

    test('says what to do where the copy does not come, and where the browser refuses', async ({
      page,
    }) => {
      await page.route('**/*.md', (route) => route.abort());
      await open(page, guide);
      const copy = page.getByRole('button', {name: 'Copy page'});
      await copy.click();
      await expect(status(page)).toHaveText(
        'The page could not be fetched. Check your connection and copy again.',
      );
      await page.unroute('**/*.md');
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new Error('refused'));
        Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
      });
      await copy.click();
      const problem =
        'The browser did not allow copying. View the page as Markdown and copy it there.';
      await expect(menu(page).getByText(problem)).toBeVisible();
      await expect(status(page)).toHaveText(problem);
    });
  });

  test('the menu stays within a narrow screen, and leads to the copy and to assistants that are told of it', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(guide);
    await toggle(page).click();
    const box = (await link(page, 'Open in ChatGPT').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await expect(link(page, 'View as Markdown')).toHaveAttribute(
      'href',
      `${guide}.md`,
    );
    for (const [name, host] of [
      ['Open in ChatGPT', 'chatgpt.com'],
      ['Open in Claude', 'claude.ai'],
    ] as const) {
      const assistant = link(page, name);
      const url = new URL((await assistant.getAttribute('href'))!);
      expect(url.host).toBe(host);
      expect(url.searchParams.get('q')).toContain(`${siteAddress}${guide}.md`);
      await expect(assistant).toHaveAttribute('target', '_blank');
      await expect(assistant).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('the menu is used by keyboard, and closes on a press elsewhere and on another page', async ({
    page,
  }) => {
    await open(page, guide);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open');
    for (const name of [
      'View as Markdown',
      'Open in ChatGPT',
      'Open in Claude',
      'View as Markdown',
    ]) {
      await page.keyboard.press('ArrowDown');
      await expect(link(page, name)).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(link(page, 'Open in Claude')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.locator('h1').click();
    await expect(menu(page)).not.toHaveAttribute('open');
    await toggle(page).click();
    await page
      .locator('.pagination-nav__link--next')
      .evaluate((next: HTMLElement) => next.click());
    await expect(page).toHaveURL(/mutation$/);
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('the menu opens, and the button that needs them is not there', async ({
      page,
    }) => {
      await page.goto(guide);
      await expect(page.getByText('Copy page')).toBeHidden();
      await toggle(page).click();
      await expect(link(page, 'View as Markdown')).toBeVisible();
    });
  });
});

const menu = (page: Page) => page.locator('#page-menu');
const toggle = (page: Page) => menu(page).locator('summary');
const link = (page: Page, name: string) =>
  menu(page).getByRole('link', {name, exact: true});
const status = (page: Page) =>
  page.locator('[data-page-tools]').getByRole('status');
