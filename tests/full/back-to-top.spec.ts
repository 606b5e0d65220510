// The button that scrolls back to the top, in each frame of its animation. Here,
// because it waits for the animation's end.
import {expect, open, scrollTo, test} from '../e2e/fixtures';

test('scrolling back to the top eases by 0.85 per frame @spec-9', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/react/api/react/functions/useLazyLoadQuery');
  // The button appears when the reader scrolls up.
  for (const top of [1000, 2000, 1800]) await scrollTo(page, top);
  await page.evaluate(() => {
    /** Where the page was and where it went, for each frame. */
    const steps: [from: number, to: number][] = [];
    Object.assign(window, {steps});
    const scrollTo = window.scrollTo.bind(window) as (
      x: number,
      y: number,
    ) => void;
    window.scrollTo = ((x: number, y: number) => {
      steps.push([document.documentElement.scrollTop, y]);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
  });
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const steps = await page.evaluate(
    () => Reflect.get(window, 'steps') as [from: number, to: number][],
  );
  // 0.85 to the 5th power is 0.44, so more than five frames are an animation.
  expect(steps.length).toBeGreaterThan(5);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});
