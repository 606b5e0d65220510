// Checks docs-react/guides/connection.mdx, Mark old values. A title has the guide's
// name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {fakeSockets, restoreSockets} from './fake-sockets';
import {importFiles, importSample} from './import-sample';
import {dispatch} from './page';
import {stopBlocks} from './stop-blocks';

import {afterAll, beforeEach, expect, vi} from 'vitest';
import {createElement as h, type ComponentType} from 'react';
import type {Subject} from 'rxjs';

const guide = 'docs-react/guides/connection.mdx';
// A connection of its own: specs share the files of a page.
const samples = {page: 'mark-old-values'};
await importFiles(
  samples.page,
  'src/ws-provider.ts',
  'src/create-connection.ts',
);
fakeSockets(() => false);
afterAll(restoreSockets);
const {status$} = await importSample<{status$: Subject<string>}>(
  guide,
  'src/connection.ts',
  samples,
);
// Slow enough that a test can act before the clock is read again.
await importSample(guide, 'src/use-now.ts', {
  ...samples,
  change: (code) => code.replace('1_000', '3_000'),
});
const {AsOf} = await importSample<{AsOf: ComponentType}>(
  guide,
  'src/AsOf.tsx',
  samples,
);

const fresh = /^As of \d/;
const old = /^Outdated: as of \d/;

// About when the simulated chain began.
const chainTime = 1_700_000_000_000;
const clock = vi.spyOn(Date, 'now');
afterAll(() => clock.mockRestore());

beforeEach(() => {
  clock.mockReturnValue(chainTime);
  status$.next('connected');
});

test('Connection, Mark old values: “The connection’s status isn’t `connected`”', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(h(AsOf));
  await expect.poll(page.text).toMatch(fresh);
  status$.next('lost');
  await expect.poll(page.text).toMatch(old);
  status$.next('connected');
  await expect.poll(page.text).toMatch(fresh);
});

test('Connection, Mark old values: “The last one arrived more than 30 seconds ago”, until the next one', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(h(AsOf));
  await expect.poll(page.text).toMatch(fresh);
  await stopBlocks(bench, page);
  clock.mockReturnValue(chainTime + 31_000);
  await expect.poll(page.text, {timeout: 6_000}).toMatch(old);
  status$.next('lost');
  status$.next('connected');
  expect(page.text()).toMatch(old);
  bench.switches.stop = false;
  await expect.poll(page.text).toMatch(fresh);
});

test('Connection, Mark old values: “The block’s own time was more than two minutes ago”', async ({
  bench,
}) => {
  clock.mockReturnValue(chainTime + 24 * 60 * 60_000);
  const page = await bench.openBelowProviders(h(AsOf));
  await expect.poll(page.text).toMatch(old);
});

test('Connection, Mark old values: “After an hour of sleep” of the computer, a tab that becomes visible marks the number immediately', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(h(AsOf));
  await expect.poll(page.text).toMatch(fresh);
  await stopBlocks(bench, page);
  clock.mockReturnValue(chainTime + 60 * 60_000);
  dispatch(document, 'visibilitychange');
  await expect.poll(page.text).toMatch(old);
});
