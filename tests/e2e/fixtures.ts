import {
  expect,
  test as base,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';

/** What a page did that no page of this site may do. */
export interface Complaints {
  /** Errors and warnings in the console, uncaught errors, policy violations. */
  errors: string[];
  /** Addresses of other hosts that were asked for anything. */
  foreignRequests: string[];
}

/** DocSearch asks whether code can be made of text. The policy forbids it, and WebKit and Firefox say so in the console. */
const ofDocSearch =
  /^(?:Refused to evaluate a string as JavaScript because 'unsafe-eval'|The page’s settings blocked a JavaScript eval)/;

/** Listens to a page from now on; see {@link Complaints}. */
export function listenForComplaints(page: Page, ownOrigin: string): Complaints {
  const complaints: Complaints = {errors: [], foreignRequests: []};
  const complain = (text: string) => {
    if (!ofDocSearch.test(text))
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
  /** Console texts that the test itself provokes and therefore expects. */
  expectedErrors: RegExp[];
}

/**
 * Playwright's test, with one rule added: after each test its page must have
 * reported nothing in its console and asked no other host for anything. A test
 * that asks for no page opens none.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], {option: true}],
  page: async ({page, baseURL, expectedErrors}, handOver) => {
    const complaints = listenForComplaints(page, new URL(baseURL!).origin);
    await handOver(page);
    // An answer that is still under way when a test ends is nobody's fault.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const unexpected = complaints.errors.filter(
      (error) => !expectedErrors.some((expected) => expected.test(error)),
    );
    expect(unexpected, 'console').toEqual([]);
    expect(complaints.foreignRequests, 'requests to other hosts').toEqual([]);
  },
});

export {expect};

/** Waits until React has taken over the page. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 20_000,
  });

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Tells the page's scripts of such a connection of the reader's from the next document on. */
export async function setConnection(
  page: Page,
  connection: {effectiveType?: string; saveData?: boolean},
): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value}),
    {effectiveType: '4g', saveData: false, ...connection},
  );
}

/** Makes the browser refuse a storage from the next document on, as one does that blocks it. */
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

/** Opens a page whose scripts run and fetch nothing ahead, so that a click has to load. */
export async function openWithoutPrefetch(
  page: Page,
  path: string,
): Promise<void> {
  await setConnection(page, {effectiveType: '2g'});
  await open(page, path);
}

/** How far what shows has moved by itself since the page began, as browsers measure it. */
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
        // The last change is painted with the next frame, and told after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(sum))),
        );
      }),
  );

/** Scrolls the page, and resolves when those who listen for it have been told. */
export const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => setTimeout(resolve), {once: true});
        window.scrollTo({top: to, behavior: 'instant'});
      }),
    top,
  );

/** The title of the page. */
export const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** The live example of a demo with exactly this name. */
export const liveExample = (page: Page, name: string) =>
  page.getByRole('region', {name: `Live example: ${name}`, exact: true});

/** What the code of a live example shows, in its frame. */
export const resultOf = (panel: Page | Locator): Locator =>
  panel.frameLocator('iframe').getByRole('main');

/**
 * Leaves eval to the frames of live examples, which would take it from what
 * they run. In there, Playwright's clock and its functions of a page need it.
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

/** The link of the sidebar with exactly this name. */
export const sidebarLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name, exact: true});

/**
 * Keeps scripts that the page asks for from now on waiting.
 *
 * @returns lets them all through
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route('**/*.js', async (route) => {
    if (held) held.push(route);
    else await route.continue();
  });
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
