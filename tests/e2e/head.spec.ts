import type {Page} from '@playwright/test';

import {expect, hydrated, test} from './fixtures';

/** What the document's head and root say of the page, sorted: their order says nothing. */
function readHead(): string[] {
  const elements = document.querySelectorAll(
    'head > title, head > :is(meta, link, script)[data-rh]',
  );
  // The build's minifier orders the keys of structured data.
  const textOf = ({localName, textContent}: Element): string =>
    localName === 'script'
      ? Array.from(textContent.matchAll(/"[^"]*":(?:"[^"]*"|\d+)/g))
          .map(String)
          .sort()
          .join()
      : textContent;
  const describe = (element: Element): string =>
    `${element.localName} ${Array.from(element.attributes, ({name, value}) =>
      name === 'data-rh' ? '' : `${name}=${value} `,
    )
      .sort()
      .join('')}${textOf(element)}`;
  const {lang, dir, className} = document.documentElement;
  return [
    ...Array.from(elements, describe).sort(),
    `${document.title} ${lang} ${dir} ${className.split(' ').sort().join(' ')}`,
  ];
}

/** The head of a page that was asked for by its address, after React took it over. */
async function headAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  return page.evaluate(readHead);
}

const journeys = [
  ['/react/getting-started/setup', '/react/getting-started/connect-wallets'],
  ['/react/guides/async', '/react/category/guides'],
  ['/react/category/api', '/react/guides/async'],
] as const;

for (const [from, to] of journeys) {
  test(`after the way from ${from} the head is that of ${to}`, async ({
    page,
  }) => {
    const wanted = await headAt(page, to);
    expect(wanted.length).toBeGreaterThan(10);
    const before = await headAt(page, from);
    expect(before).not.toEqual(wanted);
    const same = await page.evaluateHandle(() => document);
    await page.locator(`.menu a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    await expect.poll(() => page.evaluate(readHead)).toEqual(wanted);
    expect(await page.evaluate((old) => old === document, same)).toBe(true);
    await page.goBack();
    await expect.poll(() => page.evaluate(readHead)).toEqual(before);
  });
}

test('hydration leaves the head as the document has it', async ({page}) => {
  await page.goto('/react/getting-started/query');
  const before = await page.evaluate(readHead);
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(readHead)).toEqual(before);
});
