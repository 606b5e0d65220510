import type {Page} from '@playwright/test';

import {escapeHtml} from '../../src/search/client/highlight';
import {
  brokenLists,
  canary,
  foreignAddresses,
  mark,
  payloads,
  storedSearch,
  storedValues,
} from './hostile-inputs';
import {expect, hydrated, open, test} from '../e2e/fixtures';
import {hits, input, modal, searchFor} from '../e2e/search-modal';

const guide = '/react/getting-started/setup';
const recents = '__DOCSEARCH_RECENT_SEARCHES__Documentation';
const favourites = '__DOCSEARCH_FAVORITE_SEARCHES__Documentation';

/** An excerpt of a payload for the name of an expectation. */
const brief = (payload: string) => JSON.stringify(payload.slice(0, 60));

/** Addresses have their limits. */
const shortPayloads = payloads.filter(({length}) => length < 1000);

/** What a field of one line makes of a text. */
const inField = (payload: string) => payload.replace(/[\r\n]/g, '');

interface Traces {
  ran: boolean;
  violations: string[];
  elements: string[];
  polluted: boolean;
  crashed: boolean;
}

test.describe.configure({timeout: 180_000});

// The browser's own messages about the addresses that a payload is.
test.use({
  expectedErrors: [
    /Failed to load resource: the server responded with a status of (?:400|404)/,
  ],
});

test.beforeEach(async ({page}) => {
  await page.addInitScript((name) => {
    Object.assign(window, {
      [name]: () => Object.assign(window, {hostileRan: true}),
      hostileViolations: [],
    });
    addEventListener('securitypolicyviolation', (event) => {
      (Reflect.get(window, 'hostileViolations') as string[]).push(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  }, canary);
  page.on('dialog', (dialog) => {
    void dialog.dismiss();
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
});

/** Fails where something of an input ran, became an element or led elsewhere. */
async function expectHarmless(page: Page, name: string): Promise<void> {
  const traces: Traces = await page.evaluate((attribute) => {
    const leadsAstray = (address: string): boolean => {
      const {protocol, hostname} = new URL(address, location.href);
      return (
        hostname === 'other.example' ||
        !['http:', 'https:', 'data:'].includes(protocol) ||
        address.startsWith('data:text')
      );
    };
    const handlers = Array.from(document.querySelectorAll('*')).filter(
      (element) =>
        Array.from(element.attributes).some(
          ({name: attributeName, value}) =>
            attributeName.startsWith('on') ||
            (['href', 'src', 'action', 'xlink:href'].includes(attributeName) &&
              leadsAstray(value)),
        ),
    );
    return {
      ran: Reflect.has(window, 'hostileRan'),
      violations: Reflect.get(window, 'hostileViolations') as string[],
      elements: [
        ...Array.from(
          document.querySelectorAll(`[${attribute}],iframe,base,object,embed`),
        ),
        ...handlers,
      ].map((element) => element.outerHTML.slice(0, 200)),
      polluted: Reflect.has({}, 'polluted'),
      crashed: document.body.innerText.includes('This page crashed.'),
    };
  }, mark);
  expect(traces, name).toEqual({
    ran: false,
    violations: [],
    elements: [],
    polluted: false,
    crashed: false,
  });
}

test('the search page’s query', async ({page}) => {
  await open(page, '/search?q=query');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('query');
  for (const payload of payloads) {
    const query = new URLSearchParams({q: payload}).toString();
    await page.evaluate((search) => {
      history.pushState({}, '', `/search?${search}`);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, query);
    await expect(field, brief(payload)).toHaveValue(inField(payload));
    await expect(page.locator('h1')).toContainText(
      payload.trim().replace(/\s+/g, ' ').slice(0, 40),
    );
    await expectHarmless(page, `q=${brief(payload)}`);
  }
});

test('addresses that are opened with everything in them', async ({page}) => {
  for (const payload of shortPayloads) {
    const text = encodeURIComponent(payload);
    for (const address of [
      `/search?q=${text}`,
      `${guide}?docusaurus-theme=${text}&docusaurus-data-theme=${text}&docusaurus-data-${text}=${text}&${text}=${text}#${text}`,
    ]) {
      await open(page, address);
      await expectHarmless(page, address.slice(0, 120));
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        /^(?:light|dark)$/,
      );
    }
  }
});

test('paths that are not there', async ({page}) => {
  for (const payload of shortPayloads) {
    const response = await page.goto(`/react/${encodeURIComponent(payload)}`);
    expect(response!.status(), brief(payload)).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('There is no page here');
    await expectHarmless(page, `/react/${brief(payload)}`);
  }
});

test('what is typed into the search', async ({page}) => {
  await open(page, guide);
  await searchFor(page, '');
  for (const payload of shortPayloads) {
    await input(page).fill(payload);
    await expect(input(page)).toHaveValue(inField(payload));
    await expect(
      modal(page).getByText('No results found for').or(hits(page).first()),
      brief(payload),
    ).toBeVisible();
    await expectHarmless(page, `typed ${brief(payload)}`);
  }
});

test('an anchor, and what is typed into the filter of an index', async ({
  page,
}) => {
  await open(page, '/react/api/core');
  const field = page.locator('main').getByRole('searchbox');
  for (const payload of payloads) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, payload);
    await field.fill(payload);
    await expectHarmless(page, `#${brief(payload)}, typed too`);
  }
  await field.fill('');
  await expect(page.locator('main table').first()).toBeVisible();
});

test('single values in storage', async ({page}) => {
  await open(page, guide);
  const text = await page.locator('article').innerText();
  for (const payload of shortPayloads) {
    await page.evaluate(
      ([keys, value]) => {
        localStorage.clear();
        for (const key of keys) localStorage.setItem(key, value);
        sessionStorage.setItem('deferred-scripts.reloaded-for', value);
      },
      [storedValues, payload] as const,
    );
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      /^(?:light|dark)$/,
    );
    await expect(page.locator('html')).toHaveAttribute('data-set', 'react');
    await expectHarmless(page, `stored ${brief(payload)}`);
    expect(await page.locator('article').innerText()).toBe(text);
  }
});

test.describe('stored searches', () => {
  test.beforeEach(async ({page}) => {
    await open(page, guide);
  });

  /** Opens the modal, which reads what is stored when it opens. */
  const openWith = async (page: Page, list: string) => {
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [[recents, favourites], list] as const,
    );
    await searchFor(page, '');
  };

  test('show their texts as text', async ({page}) => {
    const markup = payloads.filter((payload) => payload.includes('<'));
    for (const payload of markup) {
      const text = escapeHtml(payload);
      await openWith(page, JSON.stringify([storedSearch(text, guide)]));
      await expect(modal(page), brief(payload)).toContainText(payload);
      await expectHarmless(page, `a stored search for ${brief(payload)}`);
    }
  });

  test('with markup, or with addresses of strangers, are not shown', async ({
    page,
  }) => {
    const searches = [
      ...payloads
        .filter((payload) => payload.includes('<'))
        .map((payload) => storedSearch(payload, guide)),
      ...foreignAddresses.map((url) => storedSearch('Query', url)),
    ];
    for (const search of searches) {
      await openWith(page, JSON.stringify([search]));
      await expect(hits(page)).toHaveCount(0);
      await expectHarmless(page, JSON.stringify(search));
    }
  });

  test('that are no lists of searches', async ({page}) => {
    for (const list of brokenLists) {
      await openWith(page, list);
      await input(page).fill('query');
      await expect(hits(page).first(), brief(list)).toBeVisible();
      await expectHarmless(page, `stored list ${brief(list)}`);
    }
  });
});
