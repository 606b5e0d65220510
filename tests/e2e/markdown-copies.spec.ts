import {siteAddress} from '../built/site-pages';
import {expect, hydrated, test} from './fixtures';

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
      await page.goto(guide);
      await page.mouse.move(5, 5);
      await hydrated(page);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
      await expect(status(page)).toHaveText(
        'The page is on the clipboard as Markdown.',
      );
      const copy = await (await page.request.get(`${guide}.md`)).text();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        copy,
      );
      await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    });
  });

  test.describe('copying that does not work', () => {
    test.use({expectedErrors: [/Failed to load resource/]});

    test('says what to do where the browser refuses', async ({page}) => {
      await page.addInitScript(() => {
        const refuse = () => Promise.reject(new Error('refused'));
        Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
      });
      await page.goto(guide);
      await page.mouse.move(5, 5);
      await hydrated(page);
      await page.getByRole('button', {name: 'Copy page'}).click();
      const problem =
        'The browser did not allow copying. View the page as Markdown and copy it there.';
      await expect(menu(page)).toHaveAttribute('open');
      await expect(menu(page).getByText(problem)).toBeVisible();
      await expect(status(page)).toHaveText(problem);
    });

    test('says what to do where the copy does not come', async ({page}) => {
      await page.route('**/*.md', (route) => route.abort());
      await page.goto(guide);
      await page.mouse.move(5, 5);
      await hydrated(page);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(status(page)).toHaveText(
        'The page could not be fetched. Check your connection and copy again.',
      );
    });
  });

  test('the menu leads to the copy and to assistants that are told of it', async ({
    page,
  }) => {
    await page.goto(guide);
    await toggle(page).click();
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

  test('the menu is used by keyboard', async ({page}) => {
    await page.goto(guide);
    await page.keyboard.press('Shift');
    await hydrated(page);
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
  });

  test('the menu closes on a press elsewhere and on another page', async ({
    page,
  }) => {
    await page.goto(guide);
    await page.mouse.move(5, 5);
    await hydrated(page);
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

  test('the menu stays within a narrow screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(guide);
    await toggle(page).click();
    const box = (await link(page, 'Open in ChatGPT').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
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

type Page = Parameters<typeof hydrated>[0];

const menu = (page: Page) => page.locator('#page-menu');
const toggle = (page: Page) => menu(page).locator('summary');
const link = (page: Page, name: string) =>
  menu(page).getByRole('link', {name, exact: true});
const status = (page: Page) =>
  page.locator('[data-page-tools]').getByRole('status');
