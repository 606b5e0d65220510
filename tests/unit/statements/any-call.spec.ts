// Checks docs-react/guides/any-call.mdx and its part docs-shared/_any-call-check.mdx.
// A title has the guide's name, the section, and a rule of the section's sample.
// `open-signing` comes before packages, which look for the globals it sets.
import {openSigning} from './open-signing';
import {dot} from './dot';
import {constant, entry} from './fake-api';
import {AccountChoice, expectNothingSentAfterSwitch, pause} from './helpers';
import {importFiles, importSample} from './import-sample';
import {findButton, isDisabled, submitText} from './page';

import {readFileSync} from 'node:fs';

import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {polkadot_asset_hub} from '@polkadot-api/descriptors';
import {AccountId} from 'polkadot-api';
import {createElement as h, type ComponentType, type ReactNode} from 'react';

import {chainFile} from '../../../scripts/descriptors/files';
import {alice, bob} from '../../../src/simulated-chain/accounts';
import {createWorld} from '../../../src/simulated-chain/worlds';
import {createTestChain, fast} from '../test-chain';

interface ProxyEntry {
  delegate: string;
  proxy_type: {type: string};
  delay: number;
}

type DepositFunction = (
  stored: [ProxyEntry[], bigint],
  base: bigint,
  factor: bigint,
) => bigint;

const guide = 'docs-react/guides/any-call.mdx';
await importFiles(guide, 'src/is-same-account.ts');
const checks = 'docs-shared/_any-call-check.mdx';
const {changeProxies, getExtraDeposit, getRefund, toProxy} =
  await importSample<{
    changeProxies: (tx: unknown, change: object) => unknown;
    getExtraDeposit: DepositFunction;
    getRefund: DepositFunction;
    toProxy: (delegate: string, type: string) => ProxyEntry;
  }>(checks, 'src/change-proxies.ts', {page: guide});
const {checkAddProxy} = await importSample<{
  checkAddProxy: (
    api: unknown,
    address: string,
    proxy: ProxyEntry,
  ) => Promise<string | undefined>;
}>(checks, 'src/check-add-proxy.ts', {page: guide});
await importFiles(
  guide,
  'src/is-address.ts',
  'src/TransactionState.tsx',
  'src/describe-failure.ts',
  'src/StakingState.tsx',
  'src/use-underway.ts',
);
await importSample(guide, 'src/ProxyList.tsx');
const {Proxies} = await importSample<{
  Proxies: ComponentType<{address: string}>;
}>(guide, 'src/Proxies.tsx');

const toStakingProxy = (delegate: string) => toProxy(delegate, 'Staking');

interface AccountOptions {
  proxies?: ProxyEntry[];
  deposit?: bigint;
  free?: bigint;
  frozen?: bigint;
  reserved?: bigint;
}

/**
 * A chain with room for three proxies. The deposit is 0.2 DOT and 0.01 for each.
 * By default, an account has 10 DOT and no proxy.
 */
function createApi({
  proxies = [],
  deposit = 0n,
  free = dot(10),
  frozen = 0n,
  reserved = deposit,
}: AccountOptions = {}) {
  const call = (type: string) => (value: object) => ({
    call: {type, value},
    getEstimatedFees: () => Promise.resolve(dot(0.02)),
  });
  return {
    query: {
      Proxy: {Proxies: entry([proxies, deposit])},
      System: {Account: entry({data: {free, reserved, frozen}})},
    },
    constants: {
      Balances: {ExistentialDeposit: constant(dot(0.01))},
      Proxy: {
        MaxProxies: constant(3),
        ProxyDepositBase: constant(dot(0.2)),
        ProxyDepositFactor: constant(dot(0.01)),
      },
    },
    tx: {
      Proxy: {
        add_proxy: call('add_proxy'),
        remove_proxy: call('remove_proxy'),
      },
    },
  };
}

const check = (options?: AccountOptions, delegate = bob.address) =>
  checkAddProxy(createApi(options), alice.address, toStakingProxy(delegate));

/** The treasury of Polkadot. */
const treasury = '13UVJyLnbVp9RBZYFwFGyDvVd1y27Tt8tkntv6Q7JVPhFsTB';

/** Returns an account's address in the format of Kusama. */
const onKusama = (address: string) =>
  AccountId(2).dec(AccountId().enc(address));

describe('Use any call, Check before your users sign', () => {
  test('accepts the first proxy of an account', async () => {
    expect(await check()).toBeUndefined();
  });

  test('refuses the account itself, in any format', async () => {
    for (const address of [alice.address, onKusama(alice.address)])
      expect(await check({}, address)).toBe(
        "An account can't be its own proxy.",
      );
  });

  test('“Two proxies count as the same only if all three arguments are the same”', async () => {
    const proxy = toStakingProxy(onKusama(bob.address));
    const with1 = (entry: ProxyEntry) =>
      check({proxies: [entry], deposit: dot(0.21)});
    expect(await with1(proxy)).toBe('This account is a proxy already.');
    expect(await with1({...proxy, delay: 10})).toBeUndefined();
    expect(await with1({...proxy, proxy_type: {type: 'Any'}})).toBeUndefined();
    expect(await with1(toStakingProxy(treasury))).toBeUndefined();
  });

  test('refuses more proxies than the chain has room for', async () => {
    const proxies = [1, 2].map((delay) => ({
      ...toStakingProxy(treasury),
      delay,
    }));
    const deposit = dot(0.22);
    expect(await check({proxies, deposit})).toBeUndefined();
    const full = [...proxies, toStakingProxy(treasury)];
    expect(await check({proxies: full, deposit: dot(0.23)})).toBe(
      "There's no room for another proxy.",
    );
  });

  test('the deposit for one more proxy is the base and the factor, less the deposit that has been paid', () => {
    const [base, factor] = [dot(0.2), dot(0.01)];
    const proxy = toStakingProxy(bob.address);
    expect(getExtraDeposit([[], 0n], base, factor)).toBe(dot(0.21));
    expect(getExtraDeposit([[proxy], dot(0.21)], base, factor)).toBe(dot(0.01));
  });

  test('a removal refunds the factor, and the last one all that has been paid', () => {
    const [base, factor] = [dot(0.2), dot(0.01)];
    const one = toStakingProxy(bob.address);
    const two = toStakingProxy(treasury);
    expect(getRefund([[one, two], dot(0.22)], base, factor)).toBe(dot(0.01));
    expect(getRefund([[one], dot(0.21)], base, factor)).toBe(dot(0.21));
    expect(getRefund([[one], dot(0.3)], base, factor)).toBe(dot(0.3));
  });

  test('“If the rates have dropped”, one more proxy releases tokens, and locked tokens refuse nothing', async () => {
    const proxies = [toStakingProxy(treasury)];
    const paid: [ProxyEntry[], bigint] = [proxies, dot(1)];
    expect(getExtraDeposit(paid, dot(0.2), dot(0.01))).toBe(-dot(0.78));
    expect(
      await check({proxies, deposit: dot(1), frozen: dot(11)}),
    ).toBeUndefined();
  });

  test("“If they've risen, `getRefund` can be negative”", () => {
    const two = [bob.address, treasury].map(toStakingProxy);
    expect(getRefund([two, dot(0.1)], dot(0.2), dot(0.01))).toBe(-dot(0.11));
  });

  test('the account keeps the fee, the deposit, and the existential deposit', async () => {
    // 0.02, 0.21, and 0.01.
    expect(await check({free: dot(0.24)})).toBeUndefined();
    expect(await check({free: dot(0.24) - 1n})).toContain('too few');
  });

  test("“after it, `free` alone has to cover all frozen tokens”, so reserved tokens don't count", async () => {
    // 10 less 0.02 and 0.21.
    expect(await check({frozen: dot(9.77)})).toBeUndefined();
    expect(await check({frozen: dot(9.77) + 1n, reserved: dot(5)})).toContain(
      'too few',
    );
  });

  test('fails after 15 seconds without an answer', async () => {
    const controller = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(controller.signal);
    onTestFinished(() => timeout.mockRestore());
    const api = createApi();
    api.constants.Proxy.MaxProxies = () => new Promise(() => {});

    const result = checkAddProxy(
      api,
      alice.address,
      toStakingProxy(bob.address),
    );
    await pause(0);
    controller.abort(new Error('Timed out'));
    await expect(result).rejects.toThrow('Timed out');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  test('builds both calls with all three arguments', () => {
    const proxy = toStakingProxy(bob.address);
    for (const call of ['add_proxy', 'remove_proxy'])
      expect(changeProxies(createApi().tx, {call, proxy})).toMatchObject({
        call: {
          type: call,
          value: {
            delegate: {type: 'Id', value: bob.address},
            proxy_type: {type: 'Staking'},
            delay: 0,
          },
        },
      });
  });
});

/**
 * Opens a component on a chain with Asset Hub's metadata, where Bob is a proxy of
 * Alice, who signs. The chain knows no calls of proxies, so they fail in a block.
 */
function openOnAssetHub(children: ReactNode) {
  const world = createWorld(10 ** 10, 10_000);
  const {provider, close} = createTestChain({
    ...fast,
    readMetadata: () => readFileSync(chainFile('polkadot_asset_hub')),
    genesis(state) {
      world.genesis(state);
      state.set('Proxy', 'Proxies', [alice.address], [
        [
          {
            delegate: bob.address,
            proxy_type: {type: 'Staking', value: undefined},
            delay: 0,
          },
        ],
        2_007_300_000n,
      ] as never);
    },
    onBlock: world.onBlock,
  });
  onTestFinished(close);
  return openSigning(provider, children, polkadot_asset_hub);
}

describe('Use any call, Send the call', () => {
  const proxies = h(Proxies, {address: alice.address});

  test('lists the proxies and the deposit for one more, explains a problem, and sends nothing', async () => {
    const page = await openOnAssetHub(proxies);
    await expect.poll(() => isDisabled('Add')).toBe(false);
    await expect.poll(page.text).toContain(`${bob.address}: Staking`);
    expect(page.text()).toMatch(/One more proxy adds DOT\s0\.00033 to/);
    expect(page.text()).toMatch(/Removing one returns DOT\s0\.20073\./);

    submitText(page, 'nobody', 'Add');
    await expect.poll(page.text).toContain("This isn't an address.");
    submitText(page, bob.address, 'Add');
    await expect.poll(page.text).toContain('This account is a proxy already.');
    submitText(page, alice.address, 'Add');
    await expect.poll(page.text).toContain("can't be its own proxy.");
    expect(page.calls).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  test.for([
    ['add_proxy', 'Add', treasury],
    ['remove_proxy', 'Remove', bob.address],
  ] as const)(
    'sends %s, and disables all buttons',
    async ([type, label, delegate]) => {
      const page = await openOnAssetHub(proxies);
      await expect.poll(() => isDisabled('Add')).toBe(false);
      await expect.poll(() => isDisabled('Remove')).toBe(false);
      if (label === 'Add') submitText(page, delegate, label);
      else page.click(label);
      await expect.poll(() => page.calls).not.toEqual([]);
      expect(page.calls[0]).toMatchObject({
        type: 'Proxy',
        value: {
          type,
          value: {
            delegate: {type: 'Id', value: delegate},
            proxy_type: {type: 'Staking'},
            delay: 0,
          },
        },
      });
      expect(isDisabled('Add')).toBe(true);
      expect(isDisabled('Remove')).toBe(true);
      await expect.poll(page.text).toContain('the fee is paid');
      await expect.poll(() => isDisabled('Add')).toBe(false);
      expect(page.errors).toEqual([]);
    },
  );

  test("“a check that's still running sends nothing” after a switch", async () => {
    const page = await openOnAssetHub(
      h(AccountChoice, {
        children: (address) => h(Proxies, {key: address, address}),
      }),
    );
    await expectNothingSentAfterSwitch(page, page.calls, 'Add', treasury);
    expect(findButton('Remove')).toBeUndefined();
  });
});
