// Checks the partials of docs-react/guides/other-tokens.mdx. A title has the guide's
// name, the section, and a sentence of the section, or a rule of its sample.
import {callWithFee, constant, entry} from './fake-api';
import {importFiles, importSample} from './import-sample';

import {describe, expect, test} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';
import {u32} from '@polkadot-api/substrate-bindings';

import {alice, bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/other-tokens.mdx';
const entered = 'docs-shared/_token-entered.mdx';

await importFiles(guide, 'src/is-address.ts', 'src/parse-amount.ts');
const {parseTokenId} = await importSample<{
  parseTokenId: (text: string) => number | undefined;
}>(entered, 'src/parse-token-id.ts', {page: guide});
const {cleanSymbol} = await importSample<{
  cleanSymbol: (symbol: string) => string | undefined;
}>(entered, 'src/clean-symbol.ts', {page: guide});
const {checkTransfer, whyNotReceive} = await importSample<{
  checkTransfer: (api: unknown, input: object) => Promise<unknown>;
  whyNotReceive: (api: unknown, transfer: object) => Promise<unknown>;
}>('docs-shared/_check-transfer.mdx', 'src/check-transfer.ts', {page: guide});

describe('Other tokens, Tokens that your users enter', () => {
  test('“4294969280 would read the same token as 1984, and 1.5 the same as 1”', () => {
    expect(u32.enc(4294969280)).toEqual(u32.enc(1984));
    expect(u32.enc(1.5)).toEqual(u32.enc(1));
  });

  test.for([
    ['1984', 1984],
    ['0', 0],
    ['4294967295', 4294967295],
    ['4294967296', undefined],
    ['4294969280', undefined],
    ['', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['0x7c0', undefined],
  ] as const)('`parseTokenId` reads “%s” as %s', ([text, id]) => {
    expect(parseTokenId(text)).toBe(id);
  });

  test.for([
    ['USDT', 'USDT'],
    ['US$', 'US$'],
    ['', undefined],
    [' \u200B\u202E', undefined],
    ['US\u202EDT\u0000', 'USDT'],
    ['A\uFFFDB', 'AB'],
    ['💰'.repeat(50), '💰'.repeat(12)],
  ] as const)('`cleanSymbol` shows %j as %j', ([symbol, shown]) => {
    expect(cleanSymbol(symbol)).toBe(shown);
  });

  test('“`toLocaleString` misprints four patterns”, and other symbols print correctly', () => {
    const print = (symbol: string) =>
      new DenominatedNumber(5n, 0, symbol).toLocaleString('en');
    for (const symbol of ['$$', '$&', '$`', "$'"])
      expect(print(`A${symbol}B`)).not.toContain(`A${symbol}B`);
    for (const symbol of ['A$', 'US$', '$1'])
      expect(print(symbol)).toContain(symbol);
  });
});

interface TokenState {
  asset?: object | null;
  own?: object | null;
  other?: object;
  providers?: number;
}

/** A token whose minimum is 0.01, with 5 tokens of Alice. A transfer costs 1 planck. */
function createApi({
  asset = {},
  own = {},
  other,
  providers = 0,
}: TokenState = {}) {
  const token = {
    status: {type: 'Live'},
    min_balance: 10_000n,
    is_sufficient: false,
  };
  const holding = {balance: 5_000_000n, status: {type: 'Liquid'}};
  return {
    query: {
      Assets: {
        Asset: entry(asset ? {...token, ...asset} : undefined),
        Metadata: entry({decimals: 6, symbol: {asText: () => 'USDT'}}),
        Account: {
          getValue: (_id: number, address: string) =>
            Promise.resolve(
              address === bob.address
                ? other && {...holding, ...other}
                : own
                  ? {...holding, ...own}
                  : undefined,
            ),
        },
      },
      System: {
        Account: entry({
          providers,
          data: {free: 1000n, reserved: 0n, frozen: 0n},
        }),
      },
    },
    constants: {
      Balances: {ExistentialDeposit: constant(100n)},
    },
    tx: {
      Assets: {
        transfer_keep_alive: callWithFee(1n),
      },
    },
  };
}

describe('Other tokens, Step 1: Check the transfer', () => {
  const to = bob.address;
  const cases: [
    name: string,
    state: TokenState,
    amount: bigint,
    problem: string | undefined,
  ][] = [
    ['no token', {asset: null}, 1n, "can't be sent now"],
    [
      'a frozen token',
      {asset: {status: {type: 'Frozen'}}},
      1n,
      "can't be sent now",
    ],
    [
      'a blocked account',
      {other: {status: {type: 'Blocked'}}},
      1n,
      "recipient can't receive",
    ],
    ['a holder', {other: {}}, 1n, undefined],
    ['too little for a new holder', {providers: 1}, 9_999n, 'at least 0.01'],
    ['the minimum for a new holder', {providers: 1}, 10_000n, undefined],
    ['an account without DOT', {}, 10_000n, 'needs some DOT'],
    ['a sufficient token', {asset: {is_sufficient: true}}, 10_000n, undefined],
  ];

  test.for(cases)(
    '`whyNotReceive` with %s',
    async ([, state, amount, problem]) => {
      const transfer = {id: 1984, to, amount};
      const found = await whyNotReceive(createApi(state), transfer);
      if (problem === undefined) expect(found).toBeUndefined();
      else expect(found).toContain(problem);
    },
  );

  const checks: [
    name: string,
    state: TokenState,
    text: string,
    result: unknown,
  ][] = [
    ['a holder', {other: {}}, '1.5', {id: 1984, to, amount: 1_500_000n}],
    ['no amount', {other: {}}, '', 'Enter a number, such as 1.5.'],
    [
      'none of the token',
      {own: null, other: {}},
      '1',
      "You don't have any of this token.",
    ],
    [
      'frozen tokens',
      {own: {status: {type: 'Frozen'}}, other: {}},
      '1',
      'Your tokens are frozen.',
    ],
    [
      'too much',
      {other: {}},
      '4.995',
      "That's too much. At least 0.01 must stay in your account.",
    ],
    ['a recipient without DOT', {}, '1', 'The recipient needs some DOT first.'],
  ];

  test.for(checks)(
    '`checkTransfer` with %s',
    async ([, state, text, result]) => {
      const input = {id: 1984, from: alice.address, to, text};
      expect(await checkTransfer(createApi(state), input)).toEqual(result);
    },
  );
});
