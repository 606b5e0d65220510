import {kusama, polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {DenominatedNumber} from '@reactive-dot/utils';

import encodedMetadata from '@site/.papi/demo-metadata.mjs';
import {createSimulatedChain} from '../../simulated-chain';
import {alice, bob} from '../../simulated-chain/accounts';
import {
  createSigner,
  SimulatedWallet,
  type WalletUser,
} from '../../simulated-chain/wallet';
import {
  createWorld,
  kusamaKind,
  polkadotKind,
  type ChainKind,
} from '../../simulated-chain/worlds';
import {connectSockets} from '../../simulated-chain/socket';
import type {ChainsView, RequestRow, Run} from '../messages';
import {createRecorder} from '../requests/record';
import {switchNames, type SwitchName} from '../switches';

/** Decodes the metadata. Its script has one character for each byte. */
const readMetadata = () =>
  Uint8Array.from(encodedMetadata, (character) => character.charCodeAt(0));

/** Whether a part of the frame is in view, so that the chains make blocks. */
let isOnScreen = true;
new IntersectionObserver((entries) => {
  for (const {isIntersecting} of entries) isOnScreen = isIntersecting;
}).observe(document.documentElement);

/** The chains, the wallet, and the configuration of running code. */
type Environment = ReturnType<typeof createEnvironment>;

/**
 * Creates the chains and the wallet of an example. A chain starts when the code
 * connects to it.
 *
 * @param onChange - called when the chains or the wallet change
 * @param onRequests - receives new and changed requests
 */
export function createEnvironment(
  {on, balance}: Pick<Run, 'on' | 'balance'>,
  onChange: () => void,
  onRequests: (rows: RequestRow[]) => void,
) {
  const switches = Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as Record<SwitchName, boolean>;
  const recorder = createRecorder(onRequests);
  const create = (kind: ChainKind) =>
    createSimulatedChain({
      ...kind,
      ...createWorld(10 ** kind.properties.tokenDecimals, balance),
      readMetadata,
      switches,
      // Pause while the frame or its tab isn't visible.
      isPaused: () => !isOnScreen || document.hidden,
      onChange,
      onReport: (report, runtime) => recorder.take(report, kind.name, runtime),
    });
  const first = create(polkadotKind);
  const second = create(kusamaKind);
  const chains = [first, second];
  const breakConnections = connectSockets(
    (address) => (/kusama/.test(address) ? second : first).provider,
    () => switches.cut,
  );
  const user: WalletUser = {switches, isBusy: false, onChange};

  return {
    config: defineConfig({
      chains: {
        polkadot: {descriptor: polkadot, provider: first.provider},
        kusama: {descriptor: kusama, provider: second.provider},
      },
      wallets: [new SimulatedWallet([alice, bob], user)],
    }),
    signer: createSigner(alice, user),
    /** Sets a switch. */
    flip(name: SwitchName, isOn: boolean) {
      switches[name] = isOn;
      if (switches.cut) breakConnections();
      onChange();
    },
    /** Whether a signature or a transaction is pending. */
    isBusy: () =>
      user.isBusy || chains.some((chain) => chain.blocks()?.isTransacting()),
    /** Whether a first read of a value waits for its answer. */
    isAnswering: () => chains.some((chain) => chain.isAnswering()),
    /** Returns what the page shows about the chains. */
    view: (): ChainsView => ({
      on: switchNames.filter((name) => switches[name]),
      heights: chains.flatMap(({name, blocks}) => {
        const chain = blocks();
        if (!chain) return [];
        const best = chain.best().number;
        const finalized = chain.finalized().number;
        return [{name, best, finalized}];
      }),
      balances: [alice, bob].flatMap(({name, address}) => {
        const planck = first.blocks()?.freeBalance(address);
        if (planck === undefined) return [];
        const {tokenDecimals, tokenSymbol} = polkadotKind.properties;
        const free = new DenominatedNumber(planck, tokenDecimals, tokenSymbol);
        return [{name, address, free: free.toLocaleString('en')}];
      }),
    }),
    endRequests: recorder.end,
    /** Stops the chains. */
    close() {
      breakConnections();
      chains.forEach((chain) => chain.close());
    },
  };
}

// The providers in runner.tsx accept only the registered configuration.
declare module '@reactive-dot/core' {
  interface Register {
    config: Environment['config'];
  }
}
