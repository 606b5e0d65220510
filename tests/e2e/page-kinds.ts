import type {Page} from '@playwright/test';

import {expect, hydrated} from './fixtures';

/** One page of each kind, by what it is called in titles of tests. */
export const pageKinds = {
  home: '/',
  guide: '/react/getting-started/query',
  'guide of the other set': '/vue/guides/multichain',
  'API page': '/react/api/react/functions/useLazyLoadQuery',
  'API index': '/react/api/react',
  category: '/vue/category/guides',
  'style sheet of the guides': '/markdown-page',
  demos: '/demos',
  search: '/search?q=query',
  'not found': '/no-such-page',
} as const;

/** Opens a page, and waits for its scripts and for what they fetch. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (path === pageKinds.search) {
    await expect(page.locator('main article').first()).toBeVisible();
  }
}
