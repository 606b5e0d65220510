// Checks docs-react/guides/retry.mdx, Retry without a click, where the page acts
// by itself. A title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test, type Bench} from './bench';
import {pause} from './helpers';
import {importSample} from './import-sample';
import {stopBlocks} from './stop-blocks';

import {afterEach, beforeEach, expect, vi} from 'vitest';
import {useBlock} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

const guide = 'docs-react/guides/retry.mdx';
const samples = {page: 'switch-without-a-click'};

const {countTries} = await importSample<{countTries: () => number}>(
  'docs-react/guides/connection.mdx',
  'src/connection.ts',
  {
    ...samples,
    change: () =>
      'let tries = 0; export const tryNext = () => tries++; export const countTries = () => tries;',
  },
);
const {reloadSafely} = await importSample<{reloadSafely: () => Promise<void>}>(
  'docs-shared/_reload-safely.mdx',
  'src/reload-safely.ts',
  samples,
);
const {Watchdog} = await importSample<{Watchdog: ComponentType}>(
  guide,
  'src/Watchdog.tsx',
  {
    ...samples,
    change: (code) => code.replace('60_000', '1_000').replace('>= 10', '>= 3'),
  },
);

const answer = vi.fn<() => Promise<{ok: boolean}>>();
const reload = vi.fn();

beforeEach(() => {
  answer.mockReset().mockResolvedValue({ok: true});
  reload.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', {href: 'https://example.org/', reload});
});

afterEach(() => vi.unstubAllGlobals());

/** The configuration with a node that accepts a connection and never answers. */
function silence({chains, ...others}: Bench['config']): Bench['config'] {
  const provider = () => ({send() {}, disconnect() {}});
  return {
    ...others,
    chains: {...chains, polkadot: {...chains.polkadot, provider}},
  };
}

test('Retry failed reads, Reload the page safely: “This function reloads the page only if its server answers”', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await reloadSafely();
  answer.mockResolvedValueOnce({ok: false});
  await reloadSafely();
  expect(reload).not.toHaveBeenCalled();
  await reloadSafely();
  expect(reload).toHaveBeenCalledOnce();
});

function BlockNumber() {
  return useBlock().number;
}

test('Retry failed reads, Switch nodes without a click: “tries the next node after each minute without a block. From the tenth minute on, it also reloads the page”', async ({
  bench,
}) => {
  const triesAtReload: number[] = [];
  reload.mockImplementation(() => triesAtReload.push(countTries()));
  const page = await bench.openBelowProviders([
    h(Watchdog, {key: 0}),
    h(BlockNumber, {key: 1}),
  ]);
  await expect.poll(page.text).toMatch(/^\d+$/);
  const before = countTries();
  await pause(2_500);
  expect(countTries()).toBe(before);

  await stopBlocks(bench, page);
  await expect.poll(() => triesAtReload[0], {timeout: 5_000}).toBe(before + 3);

  bench.switches.stop = false;
  const last = page.text();
  await expect.poll(page.text).not.toBe(last);
  const after = countTries();
  await pause(1_500);
  expect(countTries()).toBe(after);
});

test('Retry failed reads, Switch nodes without a click: “Before the first block”', async ({
  bench,
}) => {
  const before = countTries();
  await bench.open(belowProviders(silence(bench.config), h(Watchdog)));
  await expect.poll(countTries, {timeout: 5_000}).toBeGreaterThan(before + 1);
});
