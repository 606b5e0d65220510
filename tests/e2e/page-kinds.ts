// The kinds of pages, for tests that check one page of each, here and in
// `tests/full`.
import type {Page} from '@playwright/test';

import {expect, open} from './fixtures';

/** One page of each kind, by its name in test titles. */
export const pageKinds = {
  home: '/',
  guide: '/react/getting-started/query',
  'API page': '/react/api/react/functions/useLazyLoadQuery',
  'API index': '/react/api/react',
  category: '/vue/category/guides',
  'style sheet of the guides': '/markdown-page',
  demos: '/demos',
  playground: '/playground',
  search: '/search?q=query',
  'not found': '/no-such-page',
} as const;

/** Opens a page of a kind. Search has its results then. */
export async function openKind(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path === pageKinds.search) {
    await expect(page.locator('main article').first()).toBeVisible();
  }
}
