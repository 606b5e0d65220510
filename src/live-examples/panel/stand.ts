import {kusama, polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';

import encodedMetadata from '@site/.papi/demo-metadata.mjs';
import {createSimulatedChain} from '@site/src/live-examples/simulated-chain';
import {alice, bob} from '@site/src/live-examples/simulated-chain/accounts';
import {
  createSigner,
  SimulatedWallet,
  type Person,
} from '@site/src/live-examples/simulated-chain/wallet';
import {
  createWorld,
  kusamaKind,
  polkadotKind,
  type ChainKind,
} from '@site/src/live-examples/simulated-chain/worlds';

import type {SwitchName} from './catalogue';

const loadMetadata = () =>
  Promise.resolve(
    Uint8Array.from(encodedMetadata, (character) => character.charCodeAt(0)),
  );
const loadVerify = () =>
  import('@site/src/live-examples/simulated-chain/keys').then(
    ({verify}) => verify,
  );

const latency = {usual: 400, slow: 3000};

const createChain = (kind: ChainKind, seed: number) =>
  createSimulatedChain({
    ...kind,
    ...createWorld(seed, 10n ** BigInt(kind.properties.tokenDecimals)),
    loadMetadata,
    loadVerify,
    latency: latency.usual,
  });

/** The height of a chain that has started. */
export interface Height {
  name: string;
  best: number;
  finalized: number;
}

/** What can be seen below a demo. */
export interface StandView {
  heights: Height[];
  on: readonly SwitchName[];
}

/** Everything a running demo stands on: chains, wallet, configuration. */
export type Stand = ReturnType<typeof createStand>;

/** Sets up chains and a wallet of a demo's own; nothing starts by itself. */
export function createStand(initiallyOn: readonly SwitchName[]) {
  const listeners = new Set<() => void>();
  let view: StandView = {heights: [], on: []};

  const chains = [createChain(polkadotKind, 1), createChain(kusamaKind, 2)];
  const [first, second] = chains as [(typeof chains)[0], (typeof chains)[0]];

  let refusesNext = false;
  const person: Person = {
    get refusesNext() {
      return refusesNext;
    },
    set refusesNext(value) {
      refusesNext = value;
      publish();
    },
  };

  const publish = () => {
    const {switches} = first.view();
    const isOn: Record<SwitchName, boolean> = {
      fail: switches.failsNext,
      slow: switches.latency === latency.slow,
      refuse: refusesNext,
      stop: !switches.makesBlocks,
    };
    view = {
      on: (Object.keys(isOn) as SwitchName[]).filter((name) => isOn[name]),
      heights: chains.flatMap((chain) => {
        const {best, finalized} = chain.view();
        if (best === undefined || finalized === undefined) return [];
        return [{name: chain.name, best, finalized}];
      }),
    };
    listeners.forEach((listener) => listener());
  };

  const flip = (name: SwitchName, on: boolean) => {
    if (name === 'refuse') {
      person.refusesNext = on;
      return;
    }
    for (const chain of chains) {
      if (name === 'fail') chain.flip({failsNext: on});
      if (name === 'slow')
        chain.flip({latency: on ? latency.slow : latency.usual});
      if (name === 'stop') chain.flip({makesBlocks: !on});
    }
  };

  chains.forEach((chain) => chain.subscribe(publish));
  initiallyOn.forEach((name) => flip(name, true));

  const config = defineConfig({
    chains: {
      polkadot: {descriptor: polkadot, provider: first.provider},
      kusama: {descriptor: kusama, provider: second.provider},
    },
    wallets: [new SimulatedWallet([alice, bob], person)],
  });

  return {
    config,
    signer: createSigner(alice, person),
    flip,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Nobody looks, or somebody looks again. */
    pause(isPaused: boolean) {
      chains.forEach((chain) => chain.flip({isPaused}));
    },
    close() {
      listeners.clear();
      chains.forEach((chain) => chain.close());
    },
  };
}

declare module '@reactive-dot/core' {
  interface Register {
    config: Stand['config'];
  }
}
