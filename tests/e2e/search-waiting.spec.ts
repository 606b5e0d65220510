import {expect, holdRequests, holdScripts, open, test} from './fixtures';
import {box, input, modal, records, searchFor} from './search-modal';

const guide = '/react/guides/async';

test('until the index arrives, search keeps typed letters and says that it waits, and Enter follows the first hit afterward', async ({
  page,
}) => {
  const release = await holdRequests(page, records);
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useStore');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText('Searching…');
  await expect(modal(page).getByRole('status')).toHaveText('Searching…');
  await expect(modal(page)).not.toContainText('No results found');
  await expect(modal(page)).not.toContainText('See all');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('useStore');
  await release();
  await expect(page).toHaveURL('/react/api/react/functions/useStore');
  await expect(modal(page)).toBeHidden();
});

test('letters, Backspace, and Enter before the modal arrives lead to the first hit', async ({
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

test('what is typed while the index is awaited is asked when it arrives, also after Tab @nightly', async ({
  page,
}) => {
  const release = await holdRequests(page, records);
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
