// Checks docs-shared/_staking-unlock.mdx, a part of Staking. A title has the guide's
// name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {useTypedApi} from '@reactive-dot/react';
import {createElement as h} from 'react';

const {getEraLength} = await importSample<{
  getEraLength: (hub: unknown, relay: unknown) => Promise<number>;
}>('docs-shared/_staking-unlock.mdx', 'src/get-era-length.ts');

test('Staking, Show the time until the era ends: “how long an era takes, in milliseconds”, which is a day on Polkadot', async ({
  bench,
}) => {
  let length: Promise<number> | undefined;
  function EraLength() {
    const api = useTypedApi();
    // The relay chain has all three constants.
    length ??= getEraLength(api, api);
    return null;
  }
  await bench.openBelowProviders(h(EraLength));
  await expect.poll(() => length).toBeDefined();
  expect(await length).toBe(24 * 60 * 60_000);
});
