import type {Page} from '@playwright/test';

import {
  expect,
  giveSign,
  heading,
  holdScripts,
  hydrated,
  sidebarLink,
  test,
  whole,
} from './fixtures';

const query = '/react/getting-started/query';
const elsewhere = '/react/guides/multichain';

const codes = (page: Page) =>
  page.locator('.code-block pre code').allTextContents();

/** How many blocks of code and pictures the page has, and how many of them are empty. */
const count = (page: Page) =>
  page.evaluate(() => {
    const all = Array.from(document.querySelectorAll('pre code, figure'));
    return {
      all: all.length,
      empty: all.filter(({childNodes}) => childNodes.length === 0).length,
    };
  });

test('the first page keeps its code and pictures, which no script holds', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/code/')) files.push(request.url());
  });
  await page.goto(query);
  const before = await codes(page);
  const pictures = await page.locator('figure').innerHTML();
  expect(before.length).toBeGreaterThan(10);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await codes(page)).toEqual(before);
  expect(await page.locator('figure').innerHTML()).toBe(pictures);
  expect(files).toEqual([]);
  const text = (await Promise.all(scripts)).join('\n');
  expect(text).not.toContain('tok-keyword');
});

test('the first page keeps them while the reader waits for the next one', async ({
  page,
}) => {
  await page.goto(query);
  const before = await codes(page);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.evaluate(() => {
    Object.assign(window, {emptied: 0});
    new MutationObserver((records) => {
      for (const {target} of records) {
        const isPart = (target as Element).matches('pre code, figure');
        if (isPart && target.isConnected && target.childNodes.length === 0) {
          (window as unknown as {emptied: number}).emptied++;
        }
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  const asked = page.waitForRequest('**/*.js');
  await sidebarLink(page, 'Mutation').dispatchEvent('click');
  await asked;
  expect(await codes(page)).toEqual(before);
  expect((await count(page)).empty).toBe(0);
  await release();
  await expect(heading(page)).toHaveText('Mutation');
  expect(await page.evaluate('emptied')).toBe(0);
});

test('a page that is reached by a link is complete when it is shown, and so is the first one on return', async ({
  page,
}) => {
  await page.goto(elsewhere);
  await hydrated(page);
  const own = await codes(page);
  // What the page has at the moment at which its title changes.
  await page.evaluate(() => {
    const title = document.querySelector('h1')!.textContent;
    new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent;
      if (!now || now === title || 'emptyParts' in window) return;
      const parts = Array.from(document.querySelectorAll('pre code, figure'));
      Object.assign(window, {
        emptyParts: parts.filter(({childNodes}) => childNodes.length === 0)
          .length,
      });
    }).observe(document.body, {childList: true, subtree: true});
  });
  // A synthetic click, since a pointer on its way would load the page first.
  await sidebarLink(page, 'Query').dispatchEvent('click');
  await expect(heading(page)).toHaveText('Query');
  expect(await page.evaluate('emptyParts')).toBe(0);
  await whole(page);
  const reached = await codes(page);
  expect((await count(page)).empty).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Multichain');
  expect(await codes(page)).toEqual(own);
  await page.goForward();
  await expect(heading(page)).toHaveText('Query');
  await page.reload();
  expect(await codes(page)).toEqual(reached);
});

test('what something else has taken out of the page is fetched', async ({
  page,
}) => {
  await page.goto(query);
  const before = await codes(page);
  await page.evaluate(() => {
    document.querySelectorAll('pre code, figure').forEach((element) => {
      element.replaceChildren();
    });
  });
  await giveSign(page);
  await expect.poll(async () => (await count(page)).empty).toBe(0);
  expect(await codes(page)).toEqual(before);
});

test.describe('code that cannot be fetched', () => {
  test.use({expectedErrors: [/assets\/code|Failed to load resource/]});

  test('makes the browser load the page as a whole', async ({page}) => {
    await page.goto(elsewhere);
    await hydrated(page);
    await page.route('**/assets/code/*.json', (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await sidebarLink(page, 'Query').dispatchEvent('click');
    await expect(heading(page)).toHaveText('Query');
    await expect
      .poll(() => page.evaluate(() => 'isSameDocument' in window))
      .toBe(false);
    expect((await count(page)).empty).toBe(0);
  });
});
