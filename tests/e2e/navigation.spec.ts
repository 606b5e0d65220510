import {expect, heading, sidebarLink, test} from './fixtures';
import {open} from './page-kinds';

const longGuide = '/react/getting-started/query';

test('the way back leads to the place where the reader was', async ({page}) => {
  await open(page, longGuide);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Query');
  await expect.poll(() => page.evaluate('scrollY')).toBe(3000);
});

test('the way back from a page that was loaded again shows the page before, also without scripts running', async ({
  page,
}) => {
  await open(page, longGuide);
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(longGuide);
  await expect(heading(page)).toHaveText('Query');
});
