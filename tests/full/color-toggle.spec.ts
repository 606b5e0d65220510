// The color toggle of a site that ignores the system's mode. The real site
// doesn't, so this changes the setting in its scripts.
import {expect, open, storedItem, test} from '../e2e/fixtures';

test('the color toggle omits the system mode if the site ignores it @spec-4', async ({
  page,
}) => {
  // Counts requests by script, since a prefetched script is requested twice.
  const changed = new Map<string, number>();
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const setting = /(respectPrefersColorScheme"?:\s*)(?:true|!0)/g;
    const places = Array.from(text.matchAll(setting)).length;
    if (places > 0) changed.set(route.request().url(), places);
    await route.fulfill({response, body: text.replace(setting, '$1false')});
  });
  await open(page, '/react/getting-started/query');
  // The configuration is in one script, and the others read it from there.
  expect(
    Array.from(changed.values()),
    'places of the setting in the scripts',
  ).toEqual([1]);
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  const modes: unknown[] = [];
  // Two rounds. A third mode would be stored in the first one.
  for (let click = 0; click < 4; click += 1) {
    await toggle.click();
    modes.push(await storedItem(page, 'theme'));
  }
  expect(modes).toEqual(['dark', 'light', 'dark', 'light']);
});
