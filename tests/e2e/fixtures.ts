// The test function of all browser tests, and helpers that several of them use.
// `tests/engines` and `tests/full` import it, too. Helpers for one part of the
// site are in files of their own, such as `search-modal.ts`.
import {
  expect,
  test as base,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';

/** Violations that no page of the site may cause. */
export interface Complaints {
  /** Errors and warnings in the console, uncaught errors, policy violations. */
  errors: string[];
  /** Requested addresses of other hosts. */
  foreignRequests: string[];
}

/**
 * DocSearch checks whether it can create code from text. The policy blocks
 * this, and WebKit and Firefox log it.
 */
const docSearchMessages =
  /^(?:Refused to evaluate a string as JavaScript because 'unsafe-eval'|The page’s settings blocked a JavaScript eval)/;

/** Collects {@link Complaints} of a page from now on. */
export function listenForComplaints(page: Page, ownOrigin: string): Complaints {
  const complaints: Complaints = {errors: [], foreignRequests: []};
  const complain = (text: string) => {
    if (!docSearchMessages.test(text))
      complaints.errors.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', ({message}) => complain(message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== ownOrigin) {
      complaints.foreignRequests.push(request.url());
    }
  });
  return complaints;
}

interface Options {
  /**
   * Console messages that the test causes and expects. Setting it replaces the
   * list of the fixture: `tests/engines` adds to it instead.
   */
  expectedErrors: RegExp[];
}

/**
 * Playwright's test with an additional rule: a page may not log anything to the
 * console or send requests to other hosts. A test that doesn't use `page` opens
 * none.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], {option: true}],
  page: async ({page, baseURL, expectedErrors}, handOver) => {
    const complaints = listenForComplaints(page, new URL(baseURL!).origin);
    await handOver(page);
    // Ignore requests that are pending when the test ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const unexpected = complaints.errors.filter(
      (error) => !expectedErrors.some((expected) => expected.test(error)),
    );
    expect(unexpected, 'console').toEqual([]);
    expect(complaints.foreignRequests, 'requests to other hosts').toEqual([]);
  },
});

export {expect};

/**
 * Waits until React has hydrated the page. Longer than other expectations,
 * because it includes all scripts of the page.
 */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 20_000,
  });

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits two frames, in which late effects of the last action become visible. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/**
 * Waits until the idle callbacks have run that the page's scripts have queued,
 * and those that these queue. The scripts use them for prefetches and for work
 * that can wait.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );

/**
 * Returns the sorted paths of requests before the load event, including the
 * page's. The page must have loaded.
 */
export async function pathsBeforeLoad(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    // Each document has exactly one.
    const [visit] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return performance
      .getEntriesByType('resource')
      .filter(({startTime}) => startTime < visit.loadEventStart)
      .map(({name}) => name)
      .concat(visit.name);
  });
  return addresses.map((address) => new URL(address).pathname).sort();
}

/**
 * Simulates a connection of the reader for the page's scripts, from the next
 * document on.
 */
export async function setConnection(
  page: Page,
  connection: {effectiveType?: string; saveData?: boolean},
): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value}),
    {effectiveType: '4g', saveData: false, ...connection},
  );
}

/** Returns a value in the local storage, or null. */
export const storedItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/**
 * Makes a storage throw from the next document on, like in a browser that
 * blocks it.
 */
export async function denyStorage(
  page: Page,
  storage: 'localStorage' | 'sessionStorage',
): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }, storage);
}

/**
 * Opens a page that prefetches nothing, so that a click has to load the next
 * page.
 */
export async function openWithoutPrefetch(
  page: Page,
  path: string,
): Promise<void> {
  await setConnection(page, {effectiveType: '2g'});
  await open(page, path);
}

/**
 * Returns the sum of the page's layout shifts since it opened. Without unit:
 * shifted area × distance, as parts of the window. Only Chromium measures it.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += Number(Reflect.get(entry, 'value'));
          }
        }).observe({type: 'layout-shift', buffered: true});
        // The last change is painted in the next frame, and reported after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(sum))),
        );
      }),
  );

/**
 * Scrolls the page to another position, in pixels, and resolves after scroll
 * listeners have run. From the same position, it never resolves, because
 * browsers then send no event.
 */
export const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => setTimeout(resolve), {once: true});
        window.scrollTo({top: to, behavior: 'instant'});
      }),
    top,
  );

/**
 * Waits longer, because chains make blocks in real time, in parallel with other
 * work of the machine.
 */
export const expectOfChain = expect.configure({timeout: 30_000});

/**
 * Time limit in ms of a test that waits for a chain several times. It leaves
 * room for three full waits of {@link expectOfChain}.
 */
export const chainTestTimeout = 90_000;

/** The title of the page. */
export const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Where the navbar ends, in pixels from the window's top. Hidden, it's 0 or less. */
export const navbarBottom = (page: Page): Promise<number> =>
  page
    .getByRole('navigation', {name: 'Main'})
    .evaluate((navbar) => navbar.getBoundingClientRect().bottom);

/** The live example with exactly this name. */
export const liveExample = (page: Page, name: string) =>
  page.getByRole('region', {name: `Live example: ${name}`, exact: true});

/** Opens all examples of `/demos`, which are folded at first. */
export const openExamples = (page: Page): Promise<void> =>
  page.locator('details:has([data-needs-scripts])').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });

/** The result of a live example, in its frame. */
export const resultOf = (panel: Page | Locator): Locator =>
  panel.frameLocator('iframe').getByRole('main');

/**
 * Keeps eval in the frames of live examples, which normally block it.
 * Playwright's clock and its `evaluate` need it there.
 */
export async function leaveEval(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {eval: original} = globalThis;
    Object.defineProperty(globalThis, 'eval', {
      get: () => original,
      set: () => undefined,
    });
  });
}

/** The sidebar link with exactly this name. */
export const sidebarLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name, exact: true});

/** Lets held requests through, and those that follow, or aborts them. */
type Release = (outcome?: 'continue' | 'abort') => Promise<void>;

/** Holds back all scripts that the page requests from now on. */
export const holdScripts = (page: Page): Promise<Release> =>
  holdRequests(page, '**/*.js');

/**
 * Holds back the requests that the page makes from now on.
 *
 * @param addresses pattern of the requests' addresses
 */
export async function holdRequests(
  page: Page,
  addresses: string,
): Promise<Release> {
  const held: Route[] = [];
  let released: 'continue' | 'abort' | undefined;
  await page.route(addresses, async (route) => {
    if (released) await route[released]();
    else held.push(route);
  });
  return async (outcome = 'continue') => {
    released = outcome;
    await Promise.all(held.map((route) => route[outcome]()));
  };
}
