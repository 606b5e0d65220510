// Simulated chains in this process, for `simulated-chain.spec.ts`, the tests of
// requests, and those of `statements`.
import {readFileSync} from 'node:fs';

import {fromHex} from '@polkadot-api/utils';
import {getPolkadotSigner} from 'polkadot-api/signer';

import {chainFile} from '../../scripts/descriptors/files';
import {createSimulatedChain} from '../../src/simulated-chain';
import type {alice} from '../../src/simulated-chain/accounts';
import type {NodeOptions, Switches} from '../../src/simulated-chain/node';
import {inventSignature} from '../../src/simulated-chain/wallet';
import {
  createWorld,
  polkadotKind,
  type ChainKind,
} from '../../src/simulated-chain/worlds';

/** Returns the switches of a chain, all off. */
export const allOff = (): Switches => ({fail: false, slow: false, stop: false});

/** Options of a fast chain: a block every 200 ms, and an answer after 5 ms. */
export const fast = {blockTime: 200, latency: 5};

/**
 * Creates a simulated chain with the committed metadata of Polkadot. Alice has
 * 10,000 tokens.
 */
export function createTestChain(
  options: Partial<NodeOptions> = {},
  kind: ChainKind = polkadotKind,
) {
  return createSimulatedChain({
    ...kind,
    ...createWorld(10 ** kind.properties.tokenDecimals, 10_000),
    readMetadata: () => readFileSync(chainFile('polkadot')),
    switches: allOff(),
    ...options,
  });
}

/** Returns the signer of a development account. It signs immediately. */
export const signerOf = ({publicKey}: Pick<typeof alice, 'publicKey'>) =>
  getPolkadotSigner(fromHex(publicKey), 'Sr25519', inventSignature);
