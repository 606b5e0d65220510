import {expect, test} from '@playwright/test';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {rebuildFixture} from '../build/rebuild-fixture';

test.describe.configure({timeout: 240_000});

const hostedEnvironment = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_KEY: 'search-key',
};

interface Traces {
  preconnect: boolean;
  allowsService: boolean;
  records: boolean;
  /** Ids of the service that the scripts were compiled with. */
  appIds: string[];
}

/** What tells in which mode each part of a built site works. */
function tracesOf(outDir: string): Traces {
  const html = readFileSync(
    path.join(outDir, 'react/getting-started/query.html'),
    'utf8',
  );
  const scripts = path.join(outDir, 'assets/js');
  const code = readdirSync(scripts)
    .map((file) => readFileSync(path.join(scripts, file), 'utf8'))
    .join('\n');
  const ids = code.match(/appId["']?:\s*["'](?:EMBEDDED|TESTAPP)["']/g) ?? [];
  return {
    preconnect:
      html.includes('testapp-dsn.algolia.net') ||
      html.includes('TESTAPP-dsn.algolia.net'),
    allowsService: readFileSync(path.join(outDir, '_headers'), 'utf8').includes(
      'testapp-dsn.algolia.net',
    ),
    records: existsSync(path.join(outDir, 'search-records.json')),
    appIds: Array.from(
      new Set(ids.map((id) => /EMBEDDED|TESTAPP/.exec(id)![0])),
    ),
  };
}

const embedded: Traces = {
  preconnect: false,
  allowsService: false,
  records: true,
  appIds: ['EMBEDDED'],
};
const hosted: Traces = {
  preconnect: true,
  allowsService: true,
  records: false,
  appIds: ['TESTAPP'],
};

test('the mode follows the environment on a warm cache, there and back', async () => {
  const build = async (environment: Record<string, string>) =>
    tracesOf(
      (await rebuildFixture('search', 'search-mode', environment)).outDir,
    );
  expect(await build({})).toEqual(embedded);
  expect(await build(hostedEnvironment)).toEqual(hosted);
  expect(await build({})).toEqual(embedded);
});
