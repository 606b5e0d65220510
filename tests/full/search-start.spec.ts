import {expect, test} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import type {StoredPage} from '../../src/search/to-store';
import {hits, modal, searchFor} from '../e2e/search-modal';
import {freePort} from './free-port';

const root = path.resolve(__dirname, '../..');
const siteDir = path.join(root, '.cache/fixtures/search-start');
const cache = path.join(siteDir, '.cache/search');

const indexed: StoredPage[] = [
  {
    u: '/react/getting-started/query',
    k: 'guide',
    t: 'React / Getting started',
    g: 'docs-react-current',
    l: 'en',
    s: [[0, 1, 'A page of the last build', 'Text', '']],
  },
];

let server: ChildProcess | undefined;
let output = '';

/** Starts the development server of the fixture and gives its origin. */
async function start(): Promise<string> {
  const port = await freePort();
  const env = {...process.env, ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: ''};
  output = '';
  server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      siteDir,
      '--no-open',
      '--host=127.0.0.1',
      `--port=${port}`,
    ],
    {cwd: root, env: {...env, NODE_ENV: 'development'}},
  );
  for (const stream of [server.stdout!, server.stderr!]) {
    stream.on(
      'data',
      (chunk) => (output += stripVTControlCharacters(String(chunk))),
    );
  }
  await expect
    .poll(() => output, {timeout: 90_000})
    .toContain('compiled successfully');
  return `http://127.0.0.1:${port}`;
}

test.describe.configure({mode: 'serial', timeout: 150_000});

test.beforeEach(() => {
  mkdirSync(siteDir, {recursive: true});
  cpSync(path.join(__dirname, '../build/fixtures/search'), siteDir, {
    recursive: true,
  });
  rmSync(cache, {recursive: true, force: true});
});

test.afterEach(async () => {
  if (!server || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server!.once('exit', resolve));
  server.kill();
  await ended;
});

test('the development server searches the index of the last build', async ({
  page,
}) => {
  mkdirSync(cache, {recursive: true});
  writeFileSync(
    path.join(cache, 'search-records.json'),
    JSON.stringify(indexed),
  );
  await page.goto(`${await start()}/react/getting-started/query`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await searchFor(page, 'last build');
  await expect(hits(page).first()).toContainText('A page of the last build');
  expect(output).not.toContain('Search has no index yet');
});

test('without a build the terminal and the modal say that one is needed', async ({
  page,
}) => {
  await page.goto(`${await start()}/react/getting-started/query`);
  expect(output).toContain('Search has no index yet. Run "npm run build" once');
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await searchFor(page, 'query');
  await expect(modal(page)).toContainText('Unable to fetch results');
  await expect(modal(page)).toContainText('Run "npm run build" once');
});
