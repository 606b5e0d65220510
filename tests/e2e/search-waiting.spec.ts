// Search on a slow connection: what readers type before the index or the code of
// search arrives isn't lost. In a browser, whose requests the tests hold back.
import {expect, holdRequests, holdScripts, open, test} from './fixtures';
import {box, input, modal, indexFile, searchFor} from './search-modal';

const guide = '/react/guides/async';

test('search waits for its index, and then does what was typed', async ({
  page,
}) => {
  const release = await holdRequests(page, indexFile);
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useStore');
  await page.keyboard.press('Enter');

  await test.step('search says that it waits, and keeps the letters', async () => {
    await expect(modal(page)).toContainText('Searching…');
    await expect(modal(page).getByRole('status')).toHaveText('Searching…');
    await expect(modal(page)).not.toContainText('No results found');
    await expect(modal(page)).not.toContainText('See all');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('useStore');
  });

  await test.step('the earlier Enter opens the first result', async () => {
    await release();
    await expect(page).toHaveURL('/react/api/react/functions/useStore');
    await expect(modal(page)).toBeHidden();
  });
});

test('search does what was typed before the modal arrived @nightly', async ({
  page,
}) => {
  await open(page, guide);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useStorezz');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveAttribute('aria-busy', 'true');
  await expect(modal(page)).toBeHidden();
  await release();
  await expect(page).toHaveURL('/react/api/react/functions/useStore');
});

test('search does what was typed before its index arrived, also after Tab @nightly', async ({
  page,
}) => {
  const release = await holdRequests(page, indexFile);
  await open(page, guide);
  await searchFor(page, 'zz');
  await page.keyboard.press('Tab');
  await release();
  await expect(modal(page)).toContainText('No results found for "zz"');
  await input(page).fill('BaseError');
  await expect(modal(page).getByRole('option').first()).toContainText(
    'BaseError',
  );
});
