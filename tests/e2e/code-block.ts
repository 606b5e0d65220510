// Code blocks of guides, for `code-blocks.spec.ts` and `type-popovers.spec.ts`
// here and `code-blocks.spec.ts` in `tests/engines`.
import type {Locator, Page} from '@playwright/test';

/** A page with a sample of each kind. */
export const samplesPage = '/markdown-page';

/** The code block with a file name, such as `Balance.tsx`. */
export const codeBlock = (page: Page, fileName: string): Locator =>
  page.locator('.code-block', {
    has: page.locator('.code-title', {hasText: fileName}),
  });
