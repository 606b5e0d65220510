import {kusama, polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {DenominatedNumber} from '@reactive-dot/utils';

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

import {
  switchNames,
  type ChainsView,
  type Run,
  type SwitchName,
} from '../messages';
import {isOutOfSight} from './sight';
import {connectSockets} from '../../simulated-chain/socket';

const readMetadata = () =>
  Uint8Array.from(encodedMetadata, (character) => character.charCodeAt(0));

/** Everything that running code stands on: chains, wallet, configuration. */
export type Environment = ReturnType<typeof createEnvironment>;

/**
 * Sets up chains and a wallet as an example wants them; nothing starts by itself.
 */
export function createEnvironment(
  {on, balance}: Pick<Run, 'on' | 'balance'>,
  onChange: () => void,
) {
  const switches = Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as Record<SwitchName, boolean>;
  const create = (kind: ChainKind) =>
    createSimulatedChain({
      ...kind,
      ...createWorld(10 ** kind.properties.tokenDecimals, balance),
      readMetadata,
      switches,
      isPaused: isOutOfSight,
      onChange,
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
  const {tokenSymbol, tokenDecimals} = polkadotKind.properties;
  return [alice, bob].map(({name, address}) => ({
    name,
    address,
    free: new DenominatedNumber(
      chain.freeBalance(address),
      tokenDecimals,
      tokenSymbol,
    ).toLocaleString('en'),
  }));
}

declare module '@reactive-dot/core' {
  interface Register {
    config: Environment['config'];
  }
}
