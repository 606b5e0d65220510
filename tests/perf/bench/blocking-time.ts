import {browse, interact, hydrated} from './browse';

/** Longer tasks keep a reader waiting, by the definition of total blocking time; in ms. */
const longestUnnoticed = 50;

/** How much longer than that the tasks take, together; in ms, as they are. */
export function sumBlocking(tasks: readonly number[]): number {
  return tasks.reduce(
    (sum, task) => sum + Math.max(0, task - longestUnnoticed),
    0,
  );
}

/**
 * How long tasks of a page's load block the processor beyond 50 ms each, in ms,
 * with the scripts run: from navigation to a second after hydration.
 */
export async function measureBlockingTime(url: string): Promise<number> {
  return browse(async (page) => {
    await page.addInitScript(() => {
      const held = window as unknown as {longTasks: number[]};
      held.longTasks = [];
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) {
          held.longTasks.push(duration);
        }
      }).observe({type: 'longtask', buffered: true});
    });
    await page.goto(url);
    await interact(page);
    await hydrated(page);
    await page.waitForTimeout(1000);
    const tasks = await page.evaluate(
      () => (window as unknown as {longTasks: number[]}).longTasks,
    );
    return sumBlocking(tasks);
  });
}
