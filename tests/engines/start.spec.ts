import {
  expect,
  guide,
  heading,
  holdScripts,
  hydrated,
  pathsBeforeLoad,
  test,
} from './fixtures';

test('scripts start on their own after the page has loaded, also below a resting pointer', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      // Runs after the page's own listener, which was added before.
      addEventListener('DOMContentLoaded', () => {
        const event = new PointerEvent('pointermove', {bubbles: true});
        document.body.dispatchEvent(event);
      });
    }),
  );
  await page.goto(guide);
  await hydrated(page);
  const early = (await pathsBeforeLoad(page)).filter((name) =>
    name.endsWith('.js'),
  );
  expect(early).toEqual([]);
});

test('typed text, the scroll position, and a followed link survive the start of the scripts', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  // The field takes the focus, which may start the scripts before the load event.
  await page.goto('/search', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('mutation');
  await letThrough();
  await hydrated(page);
  await expect(field).toHaveValue('mutation');
  await expect(field).toBeFocused();
  await page.unrouteAll();

  const letThroughAgain = await holdScripts(page);
  await page.goto(guide);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(500);
  const before = await page.evaluate('scrollY');
  await letThroughAgain();
  await hydrated(page);
  expect(await page.evaluate('scrollY')).toBe(before);
  await page.unrouteAll();

  await holdScripts(page);
  await page.goto(guide);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(guide);
  await expect(heading(page)).not.toHaveText('Query');
});
