import {kusama, polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';

import encodedMetadata from '@site/.papi/demo-metadata.mjs';
import {createSimulatedChain, type SimulatedChain} from '../../simulated-chain';
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

import {switchNames, type ChainsView, type SwitchName} from '../messages';
import {isOutOfSight} from './sight';
import {connectSockets} from './simulated-socket';

const readMetadata = () =>
  Uint8Array.from(encodedMetadata, (character) => character.charCodeAt(0));

/** Everything that running code stands on: chains, wallet, configuration. */
export type Environment = ReturnType<typeof createEnvironment>;

/**
 * Sets up chains and a wallet as an example wants them; nothing starts by itself.
 */
export function createEnvironment(
  on: readonly SwitchName[],
  onChange: () => void,
) {
  const switches = {
    fail: false,
    slow: false,
    stop: false,
    refuse: false,
    cut: false,
  };
  on.forEach((name) => (switches[name] = true));
  const create = (kind: ChainKind, seed: number) =>
    createSimulatedChain({
      ...kind,
      ...createWorld(seed, 10n ** BigInt(kind.properties.tokenDecimals)),
      readMetadata,
      switches,
      isPaused: isOutOfSight,
      onChange,
    });
  const first = create(polkadotKind, 1);
  const second = create(kusamaKind, 2);
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
    flip(name: SwitchName, isOn: boolean) {
      switches[name] = isOn;
      if (switches.cut) breakConnections();
      onChange();
    },
    /** Whether a signature or a transaction is awaited. */
    isBusy: () =>
      user.isBusy || chains.some((chain) => chain.blocks()?.isTransacting()),
    isAnswering: () => chains.some((chain) => chain.isAnswering()),
    view: (): ChainsView => ({
      on: switchNames.filter((name) => switches[name]),
      heights: chains.flatMap(heightsOf),
      balances: balancesOn(first),
    }),
    close() {
      breakConnections();
      chains.forEach((chain) => chain.close());
    },
  };
}

function heightsOf({name, blocks}: SimulatedChain): ChainsView['heights'] {
  const chain = blocks();
  if (!chain) return [];
  const [best, finalized] = [chain.best().number, chain.finalized().number];
  return [{name, best, finalized}];
}

function balancesOn({blocks}: SimulatedChain): ChainsView['balances'] {
  const chain = blocks();
  if (!chain) return [];
  return [alice, bob].map(({name, address}) => ({
    name,
    address,
    free: toDot(chain.freeBalance(address)),
  }));
}

function toDot(planck: bigint): string {
  const {tokenSymbol, tokenDecimals} = polkadotKind.properties;
  const amount = Number(planck) / 10 ** tokenDecimals;
  return `${tokenSymbol} ${amount.toLocaleString('en', {minimumFractionDigits: 2, maximumFractionDigits: 2})}`;
}

declare module '@reactive-dot/core' {
  interface Register {
    config: Environment['config'];
  }
}
