import {expect, heading, holdScripts, sidebarLink, test} from './fixtures';
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

test('a page that is still on its way stays out when another one is asked for', async ({
  page,
}) => {
  await open(page, longGuide);
  await page.evaluate(() => {
    const titles = [document.querySelector('h1')!.textContent];
    Object.assign(window, {titles});
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title && title !== titles.at(-1)) titles.push(title);
    }).observe(document.body, {childList: true, subtree: true});
  });
  const release = await holdScripts(page);
  // Synthetic clicks, since a pointer on its way would load the pages first.
  await sidebarLink(page, 'Mutation').dispatchEvent('click');
  await expect(page).toHaveURL(/mutation$/);
  await sidebarLink(page, 'Multichain').dispatchEvent('click');
  await expect(page).toHaveURL(/multichain$/);
  await release();
  await expect(heading(page)).toHaveText('Multichain');
  expect(await page.evaluate('titles')).toEqual(['Query', 'Multichain']);
});

test('another part of the page does not wait for a page that does not come', async ({
  page,
}) => {
  await open(page, longGuide);
  const release = await holdScripts(page);
  await sidebarLink(page, 'Mutation').dispatchEvent('click');
  await expect(page).toHaveURL(/mutation$/);
  await page.goBack();
  await page.locator('.table-of-contents a').last().click();
  const {hash} = new URL(page.url());
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await release();
  await expect(page).toHaveURL(new RegExp(`query${hash}$`));
  await expect(heading(page)).toHaveText('Query');
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
