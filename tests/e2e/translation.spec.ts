// A browser's translator replaces the texts of a page with elements of its own.
// Texts that scripts change later must still be right, and React must not fail.
// See `src/fixes/translated-page`, and "Translated pages" in
// `src/live-examples/README.md`. Nightly, because only changes of React's texts
// can break it.
import type {Page} from '@playwright/test';

import {firstQueryResult} from './every-demo';
import {
  chainTestTimeout,
  expect,
  expectOfChain,
  heading,
  open,
  resultOf,
  test,
} from './fixtures';
import {editor, openPlayground, status} from './playground-page';

// The site's policy forbids the script with which `translate` imitates a
// translator.
test.use({bypassCSP: true});

/**
 * Replaces all current and later texts of a page with elements, like a
 * browser's translator. Each translated text begins with "~".
 */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untranslated =
      'script, style, code, pre, textarea, font, [translate=no]';

    const replaceTexts = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) replaceText(node as Text);
      else Array.from(node.childNodes).forEach(replaceTexts);
    };

    const replaceText = (text: Text): void => {
      if (!text.data.trim()) return;
      if (text.parentElement?.closest(untranslated)) return;
      const translated = document.createElement('font');
      translated.textContent = `~${text.data}`;
      // Chrome's translator nests two of them.
      const outer = document.createElement('font');
      outer.append(translated);
      text.replaceWith(outer);
    };

    replaceTexts(document.body);
    new MutationObserver((changes) => {
      for (const {type, target, addedNodes} of changes) {
        const changed = type === 'characterData' ? [target] : addedNodes;
        changed.forEach(replaceTexts);
      }
    }).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

test('on a translated page, texts that scripts change are right @nightly', async ({
  page,
}) => {
  await open(page, '/react/getting-started/setup');
  await translate(page);
  await expect(heading(page)).toHaveText('~Setup');

  await test.step('on a pressed button', async () => {
    await page.getByRole('button', {name: '~Copy page'}).click();
    await expect(page.getByRole('button', {name: '~Copied'})).toBeVisible();
  });

  await test.step('on the next page', async () => {
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).toHaveText('~Query');
  });

  await test.step('after a change of a text node, as React makes it', async () => {
    const text = await heading(page).evaluateHandle((element) => {
      const node = document.createTextNode('old');
      element.replaceChildren('A ', node);
      return node;
    });
    // Now the translator has replaced the node that React would still change.
    await expect(heading(page)).toHaveText('~A ~old');
    await text.evaluate((node) => {
      node.nodeValue = 'new';
    });
    await expect(heading(page)).toHaveText('~A ~new');
  });
});

test('on a translated page, an example can be edited, run, and stopped, and shows its status @nightly', async ({
  page,
}) => {
  test.setTimeout(chainTestTimeout);
  await openPlayground(page);
  await translate(page);

  await test.step('edited', async () => {
    await editor(page).click();
    await page.keyboard.type('x');
    await expect(page.getByText('~ · edited')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('· edited')).toHaveCount(0);
  });

  await test.step('run', async () => {
    await page.getByRole('button', {name: '~Run'}).click();
    await expectOfChain(status(page)).toHaveText('~Live');
    await expectOfChain(resultOf(page)).toContainText(firstQueryResult);
    await expectOfChain(
      page.getByText(/^~best #\d+, finalized #\d+$/),
    ).toBeVisible();
  });

  await test.step('stopped', async () => {
    // The slow network leaves time to press Stop.
    await page.getByRole('button', {name: '~Chain'}).click();
    await page.getByLabel('~Slow network').click();
    await page.getByRole('button', {name: '~Restart'}).click();
    await page.getByRole('button', {name: '~Stop'}).click();
    await expect(status(page)).toHaveText('~Not running');
  });

  await expect(heading(page)).toHaveText('~Playground');
});
