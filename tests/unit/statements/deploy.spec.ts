// Checks docs-react/guides/deploy.mdx. The title has the guide's name, the section,
// and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';

import {expect} from 'vitest';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {createElement as h} from 'react';

import {account, Read} from './helpers';

test('Deploy, Load the library only where it’s needed: “The connection opens with the first read. It stays open when users leave the page, and the next visit uses it again”', async ({
  bench,
}) => {
  let connections = 0;
  const provider: JsonRpcProvider = (onMessage) => {
    connections++;
    const connection = bench.chains.polkadot.provider(onMessage);
    return {
      ...connection,
      disconnect() {
        connections--;
        connection.disconnect();
      },
    };
  };
  const config = defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  });
  const visit = async () => {
    const page = await bench.open(
      belowProviders(config, h(Read, {query: account})),
    );
    await expect.poll(page.text).toMatch(/^read \d+$/);
    page.close();
  };

  const empty = await bench.open(belowProviders(config, 'No read'));
  await expect.poll(empty.text).toBe('No read');
  expect(connections).toBe(0);
  await visit();
  expect(connections).toBe(1);
  await visit();
  expect(connections).toBe(1);
});
