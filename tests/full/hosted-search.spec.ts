// The hosted search of Algolia, with which the site can be built. Builds a small
// site in that mode, and maps the service's hosts to a stub on this machine.
import {
  chromium,
  expect,
  test,
  type Browser,
  type Page,
} from '@playwright/test';
import {cpSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';

import {createSiteServer} from '../../scripts/serve/server';
import type {SearchRequest} from '../../src/search/client/protocol';
import {readPage} from '../../src/search/read-page';
import {open} from '../e2e/fixtures';
import {input, modal, searchFor} from '../e2e/search-modal';
import {listen} from '../free-port';
import {readSitePages} from '../site/site-pages';
import {smallBuildTimeoutMs} from './build-fixture';
import {HostedSearchStub, type Call} from './hosted-search-stub';
import {repository, runDocusaurus} from './run-docusaurus';

// One site, one stub, and one browser that maps the services to the stub.
test.describe.configure({mode: 'serial', timeout: 120_000});

const guide = '/react/getting-started/query';
/** The client tries each of the service's hosts before it gives up. */
const failureTimeoutMs = 30_000;
/** Hosts of the service. */
const hosts = ['*.algolia.net', '*.algolianet.com', 'askai.algolia.com'];
let stub: HostedSearchStub;
let site: Server;
let origin: string;
let browser: Browser;
let page: Page;
/** Reports of the security policy. */
let violations: string[];

/** Results. Ask AI is an option next to them. */
const hits = () => modal(page).locator('.DocSearch-Hits').getByRole('option');

test.beforeAll(async ({launchOptions}) => {
  test.setTimeout(smallBuildTimeoutMs + 30_000);
  const siteDir = path.join(repository, '.cache/fixtures/search');
  cpSync(path.join(__dirname, 'hosted-search-site'), siteDir, {
    recursive: true,
  });
  const {code, output} = await runDocusaurus({
    args: [siteDir],
    cwd: repository,
    environment: {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_SEARCH_KEY: 'search-key',
      ALGOLIA_ASSISTANT_ID: 'assistant',
    },
    timeoutMs: smallBuildTimeoutMs,
  });
  expect(code, output).toBe(0);
  const pages = readSitePages(path.join(siteDir, 'build')).flatMap(
    ({path: route, $, trail}) => readPage({route, $, trail}) ?? [],
  );
  stub = await HostedSearchStub.start(pages, 'https://docs.example');
  site = createSiteServer(path.join(siteDir, 'build'));
  origin = `http://127.0.0.1:${await listen(site)}`;
  const service = `127.0.0.1:${stub.port}`;
  browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} ${service}`).join(',')}`,
      // The stub signs its own.
      '--ignore-certificate-errors',
    ],
  });
});

test.afterAll(async () => {
  await browser?.close();
  await stub?.close();
  site?.close();
});

test.beforeEach(async () => {
  stub.reset();
  page = await browser.newPage({baseURL: origin});
  violations = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      violations.push(message.text());
    }
  });
  await open(page, guide);
});

test.afterEach(async () => {
  expect(violations).toEqual([]);
  await page.context().close();
});

/** Returns the newest request with a path that ends like this. */
function lastCall(end: string): Call {
  const call = stub.calls.findLast(({path: asked}) => asked.endsWith(end));
  if (!call) throw new Error(`The stub received no request for ${end}.`);
  return call;
}

/** Returns the last query of the newest request to the search. */
function lastQuery(): SearchRequest | undefined {
  const {body} = lastCall('/queries');
  return (JSON.parse(body) as {requests: SearchRequest[]}).requests.at(-1);
}

test('the page preconnects to the service @spec-7', async () => {
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://TESTAPP-dsn.algolia.net',
  );
});

test('queries the service for the current set, with the index and key of the environment, and shows its results @spec-7', async () => {
  await searchFor(page, 'refresh');
  await expect(hits().first()).toContainText('Refresh a value');
  expect(lastQuery()).toMatchObject({
    indexName: 'Documentation',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-react-current'],
    ],
  });
  const call = lastCall('/queries');
  expect(call.host).toMatch(/^testapp-dsn\.algolia\.net/);
  expect(call.parameters.get('x-algolia-api-key')).toBe('search-key');
  const addresses = await hits()
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(address).toMatch(/^\/react\//);
});

test('the modal shows that it is waiting, and Enter opens the first hit after the answer', async () => {
  stub.behavior = 'waits';
  await searchFor(page, 'refresh');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText('Searching…');
  await expect(modal(page)).not.toContainText('No results found');
  stub.sendAnswers();
  await expect(page).toHaveURL(/\/react\/getting-started\/query#/);
  await expect(modal(page)).toBeHidden();
});

test('the modal reports a failed service and recovers @spec-8', async () => {
  stub.behavior = 'fails';
  await searchFor(page, 'refresh');
  await expect(modal(page)).toContainText('Unable to fetch results', {
    timeout: failureTimeoutMs,
  });
  await expect(modal(page)).toContainText(
    'You might want to check your network connection.',
  );
  stub.behavior = 'answers';
  await input(page).fill('refresh a');
  await expect(hits().first()).toContainText('Refresh a value');
});

test('the search page reports a failed service and recovers @spec-8', async () => {
  stub.behavior = 'fails';
  await page.goto('/search?q=refresh');
  await expect(page.getByText('Unable to fetch results').first()).toBeVisible({
    timeout: failureTimeoutMs,
  });
  stub.behavior = 'answers';
  await page.getByRole('button', {name: 'Retry'}).click();
  // The stub returns the same place in both sets.
  await expect(page.locator('main').getByText('One result')).toBeVisible();
  expect(JSON.stringify(lastQuery())).toContain('docs-vue-current');
});

test.describe('Ask AI', () => {
  /** Asks about "query", and waits until the service has the question. */
  async function ask(): Promise<void> {
    await searchFor(page, 'query');
    const askAi = modal(page).locator('.DocSearch-AskAi-Section');
    await expect(askAi).toContainText('Ask AI: query');
    await expect(hits().first()).toBeVisible();
    await askAi.getByRole('option').click();
    await expect(modal(page)).toContainText('Thinking...');
    await expect
      .poll(() => stub.calls.some(({path: asked}) => asked === '/chat'))
      .toBe(true);
  }

  test('sends the question to the assistant of the environment, about the current set @spec-2 @spec-4', async () => {
    await ask();
    const chat = lastCall('/chat');
    expect(chat.headers['x-algolia-assistant-id']).toBe('assistant');
    expect(chat.body).toContain('docs-react-current');
    expect(chat.body).not.toContain('docs-vue-current');
  });

  test('streams its answer, then lists its sources and limits @spec-2 @spec-9', async () => {
    await ask();
    await expect(modal(page)).toContainText('Answering...');
    // The start of the answer, which has no text, and its first sentence.
    stub.sendNextPart();
    stub.sendNextPart();
    await expect(modal(page)).toContainText('Read it with useQuery.');
    await expect(modal(page)).not.toContainText('Related sources');
    stub.sendNextPart();
    await expect(modal(page)).toContainText('Related sources');
    await expect(modal(page)).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    await expect(
      modal(page).getByPlaceholder('Ask another question...'),
    ).toBeVisible();
  });

  test('Escape leaves the conversation, and then the modal, which keeps it @spec-2', async () => {
    await ask();
    stub.sendWholeAnswer();
    await expect(modal(page)).toContainText('Related sources');
    await input(page).focus();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeVisible();
    await expect(modal(page)).not.toContainText('Related sources');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('Recent conversations');
  });
});
