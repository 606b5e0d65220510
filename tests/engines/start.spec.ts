// Scripts start after the page has loaded, or on the reader's first interaction.
// See src/start-scripts.
import {
  expect,
  guide,
  heading,
  holdScripts,
  hydrated,
  pathsBeforeLoad,
  restingScrollTop,
  scrollTop,
  test,
} from './fixtures';

test('scripts start after the page has loaded, even if the pointer rests on it', async ({
  page,
}) => {
  // Imitates Chromium, which reports a resting pointer when the page below it
  // changes. At `interactive`, the page's inline script has added its listener
  // for DOMContentLoaded, which waits for interactions. This one runs after it.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      addEventListener('DOMContentLoaded', () => {
        const event = new PointerEvent('pointermove', {bubbles: true});
        document.body.dispatchEvent(event);
      });
    }),
  );
  await page.goto(guide);
  await hydrated(page);
  const paths = await pathsBeforeLoad(page);
  expect(paths).toContainEqual(expect.stringMatching(/\.css$/));
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('text typed before hydration stays', async ({page}) => {
  const letThrough = await holdScripts(page);
  // The field takes the focus, which starts the scripts. Held scripts delay the
  // load event.
  await page.goto('/search', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('mutation');
  await letThrough();
  await hydrated(page);
  await expect(field).toHaveValue('mutation');
  await expect(field).toBeFocused();
});

test('hydration keeps the scroll position', async ({page}) => {
  const letThrough = await holdScripts(page);
  await page.goto(guide);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const position = await restingScrollTop(page);
  await letThrough();
  await hydrated(page);
  expect(await restingScrollTop(page)).toBe(position);
});

test('the click that starts the scripts follows its link', async ({page}) => {
  const letThrough = await holdScripts(page);
  await page.goto(guide);
  await page.locator('.pagination-nav__link--next').click();
  const next = '/react/getting-started/connect-wallets';
  await expect(page).toHaveURL(next);
  await letThrough();
  await hydrated(page);
  await expect(page).toHaveURL(next);
  await expect(heading(page)).toHaveText('Connect wallets');
});
