import {kusama, polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';

import encodedMetadata from '@site/.papi/demo-metadata.mjs';
import {createSimulatedChain} from '../simulated-chain';
import {alice, bob} from '../simulated-chain/accounts';
import {
  createSigner,
  SimulatedWallet,
  type Person,
} from '../simulated-chain/wallet';
import {
  createWorld,
  kusamaKind,
  polkadotKind,
  type ChainKind,
} from '../simulated-chain/worlds';

import type {ChainsView, SwitchName} from '../messages';
import {connectSockets} from './simulated-socket';

const latency = {usual: 400, slow: 3000};

const loadMetadata = () =>
  Promise.resolve(
    Uint8Array.from(encodedMetadata, (character) => character.charCodeAt(0)),
  );

/** Everything that running code stands on: chains, wallet, configuration. */
export type Stand = ReturnType<typeof createStand>;

export interface StandOptions {
  /** The switches that are on from the start. */
  on: readonly SwitchName[];
  onChange: () => void;
}

/** Sets up chains and a wallet; nothing starts by itself. */
export function createStand({on, onChange}: StandOptions) {
  const create = (kind: ChainKind, seed: number) =>
    createSimulatedChain({
      ...kind,
      ...createWorld(seed, 10n ** BigInt(kind.properties.tokenDecimals)),
      loadMetadata,
      latency: latency.usual,
    });
  const first = create(polkadotKind, 1);
  const second = create(kusamaKind, 2);
  const chains = [first, second];
  const sockets = connectSockets(
    (address) => (/kusama/.test(address) ? second : first).provider,
  );
  const person: Person = {
    refusesNext: false,
    isBusy: false,
    onChange,
  };

  const isOn: Record<SwitchName, () => boolean> = {
    fail: () => first.view().switches.failsNext,
    slow: () => first.view().switches.latency === latency.slow,
    stop: () => !first.view().switches.makesBlocks,
    refuse: () => person.refusesNext,
    cut: () => sockets.isCut(),
  };
  const flip = (name: SwitchName, value: boolean) => {
    for (const chain of chains) {
      if (name === 'fail') chain.flip({failsNext: value});
      if (name === 'slow')
        chain.flip({latency: value ? latency.slow : latency.usual});
      if (name === 'stop') chain.flip({makesBlocks: !value});
    }
    if (name === 'refuse') person.refusesNext = value;
    if (name === 'cut') sockets.cut(value);
    onChange();
  };
  on.forEach((name) => flip(name, true));
  chains.forEach((chain) => chain.subscribe(onChange));

  return {
    config: defineConfig({
      chains: {
        polkadot: {descriptor: polkadot, provider: first.provider},
        kusama: {descriptor: kusama, provider: second.provider},
      },
      wallets: [new SimulatedWallet([alice, bob], person)],
    }),
    signer: createSigner(alice, person),
    flip,
    /** Whether a signature or a transaction is awaited. */
    isBusy: () =>
      person.isBusy || chains.some((chain) => chain.view().isTransacting),
    isAnswering: () => chains.some((chain) => chain.view().isAnswering),
    view: (): ChainsView => ({
      on: (Object.keys(isOn) as SwitchName[]).filter((name) => isOn[name]()),
      heights: chains.flatMap((chain) => {
        const {best, finalized} = chain.view();
        if (best === undefined || finalized === undefined) return [];
        return [{name: chain.name, best, finalized}];
      }),
      balances: [alice, bob].flatMap(({name, address}) => {
        const free = first.freeBalance(address);
        return free === undefined ? [] : [{name, address, free: toDot(free)}];
      }),
    }),
    /** Nobody looks, or somebody looks again. */
    pause: (isPaused: boolean) =>
      chains.forEach((chain) => chain.flip({isPaused})),
    close() {
      sockets.close();
      chains.forEach((chain) => chain.close());
    },
  };
}

function toDot(planck: bigint): string {
  const {tokenSymbol, tokenDecimals} = polkadotKind.properties;
  const amount = Number(planck) / 10 ** tokenDecimals;
  return `${tokenSymbol} ${amount.toLocaleString('en', {minimumFractionDigits: 2, maximumFractionDigits: 2})}`;
}

declare module '@reactive-dot/core' {
  interface Register {
    config: Stand['config'];
  }
}
