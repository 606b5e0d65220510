// Checks docs-react/guides/check-an-address.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {importFiles, importSample} from './import-sample';
import {signing} from './open-signing';
import {fieldAt, pressKey, setFieldText} from './page';

import {expect} from 'vitest';
import {AccountId} from 'polkadot-api';
import {createElement as h, Fragment, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/check-an-address.mdx';

await importFiles(
  guide,
  'src/is-address.ts',
  'src/describe-address.ts',
  'src/parse-amount.ts',
  'src/TransactionState.tsx',
);
const {cleanAddress, describeAddress} = await importSample<{
  cleanAddress: (text: string) => string;
  describeAddress: (text: string) => string | undefined;
}>('docs-shared/_describe-address.mdx', 'src/describe-address.ts', {
  page: guide,
});
const {readPublicKey} = await importSample<{
  readPublicKey: (text: string, prefix: number) => string | undefined;
}>('docs-shared/_read-public-key.mdx', 'src/read-public-key.ts');
const {findAccount} = await importSample<{
  findAccount: (
    api: unknown,
    text: string,
    prefix: number,
  ) => Promise<string | undefined>;
}>('docs-shared/_find-account.mdx', 'src/find-account.ts');
const {readAddressList} = await importSample<{
  readAddressList: (
    text: string,
    prefix: number,
  ) => {addresses: string[]; problems: string[]};
}>('docs-shared/_address-list.mdx', 'src/read-address-list.ts', {page: guide});
const {getLeastAmount} = await importSample<{
  getLeastAmount: (api: unknown, address: string) => Promise<bigint>;
}>('docs-shared/_can-receive.mdx', 'src/get-least-amount.ts');
const {AddressField} = await importSample<{
  AddressField: ComponentType<{
    value: string;
    onChange: (text: string) => void;
    readOnly?: boolean;
  }>;
}>(guide, 'src/AddressField.tsx');
const {SendForm} = await importSample<{SendForm: ComponentType}>(
  guide,
  'Changes to src/SendForm.tsx',
);

test('Check an address, Show the problem next to a field: `SendForm` explains a wrong address once Enter is pressed and sends nothing, and cleans a right one', async ({
  bench,
}) => {
  const calls: unknown[] = [];
  const page = await bench.openBelowProviders(signing(calls, h(SendForm)));
  await expect.poll(page.text).toContain('Recipient');
  const recipient = fieldAt(0);
  fieldAt(1).value = '1';

  const tooShort = bob.address.slice(0, -3);
  setFieldText(recipient, tooShort);
  await expect.poll(() => recipient.value).toBe(tooShort);
  expect(page.text()).not.toContain('too short');
  pressKey(recipient, 'Enter');
  await expect.poll(page.text).toContain("It's too short: is the end missing?");
  page.click('Send');
  await expect.poll(page.text).toContain("Check the recipient's address.");
  expect(calls).toEqual([]);

  setFieldText(
    recipient,
    ` ${bob.address.slice(0, 9)}\u200b ${bob.address.slice(9)}\n`,
  );
  await expect.poll(page.text).not.toContain('too short');
  page.click('Send');
  await expect.poll(() => calls).not.toEqual([]);
  expect(calls[0]).toMatchObject({
    value: {value: {dest: {type: 'Id', value: bob.address}}},
  });
  expect(page.errors).toEqual([]);
});

test('Check an address, Show the problem next to a field: “give your field the same attribute”, `readOnly`', async ({
  bench,
}) => {
  const field = (readOnly?: boolean) =>
    h(AddressField, {value: bob.address, onChange: () => {}, readOnly});
  await bench.open(h(Fragment, null, field(), field(true)));
  const isReadOnly = () =>
    Array.from(document.querySelectorAll('input'), (input) => input.readOnly);
  await expect.poll(isReadOnly).toEqual([false, true]);
});

const publicKey = `0x${'ab'.repeat(32)}`;
const {dec: toAddress} = AccountId(0);

test('Check an address, Explain what’s wrong: “64 hexadecimal digits, with or without `0x`”, and “A space inside”', () => {
  const isKey = "That's a public key. Enter the account's address.";
  expect(describeAddress(publicKey)).toBe(isKey);
  expect(describeAddress(publicKey.slice(2))).toBe(isKey);
  const spaced = `${bob.address.slice(0, 9)}\u200b ${bob.address.slice(9)}`;
  expect(describeAddress(spaced)).toContain('a space or an invisible');
  expect(cleanAddress(`\ufeff${spaced}\u00a0\n`)).toBe(bob.address);
  expect(describeAddress(cleanAddress(spaced))).toBeUndefined();
});

test('Check an address, Accept a public key: “If a digit is missing, `dec` returns a valid address of another account”, but `readPublicKey` nothing', () => {
  const address = toAddress(publicKey);
  expect(readPublicKey(publicKey, 0)).toBe(address);
  for (const text of [publicKey.slice(2), publicKey.toUpperCase()])
    expect(readPublicKey(text, 0)).toBe(address);

  const short = publicKey.slice(0, -1);
  const other = toAddress(short);
  expect(describeAddress(other)).toBeUndefined();
  expect(other).not.toBe(address);
  expect(toAddress(`${publicKey}cd`)).toBe(address);
  for (const wrong of [short, `${publicKey}cd`, `${short}z`, '', 'hello'])
    expect(readPublicKey(wrong, 0)).toBeUndefined();
});

test('Check an address, Check many addresses: “`addresses` contains only the first line”, and the problem has the number of its line', () => {
  const first = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
  const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
  const cut = first.slice(0, 21);
  const tooShort = "It's too short: is the end missing?";
  expect(readAddressList([first, generic, cut].join('\n'), 0)).toEqual({
    addresses: [first],
    problems: [`Line 3: ${tooShort}`],
  });

  const pasted = `\r\n ${generic}\u200b \r\n\r\n${bob.address}\r\n${cut}`;
  expect(readAddressList(pasted, 42)).toEqual({
    addresses: [generic, AccountId(42).dec(AccountId().enc(bob.address))],
    problems: [`Line 5: ${tooShort}`],
  });
  expect(readAddressList('', 0)).toEqual({addresses: [], problems: []});
});

test('Check an address, Look up an Ethereum-style address: the registered account, or “the 20 bytes and then twelve bytes `0xEE`”', async () => {
  const h160 = '0x1234567890123456789012345678901234567890';
  const apiWith = (account?: string) => ({
    query: {
      Revive: {OriginalAccount: {getValue: () => Promise.resolve(account)}},
    },
  });
  expect(await findAccount(apiWith(bob.address), h160, 0)).toBe(bob.address);
  const fallback = await findAccount(apiWith(), h160, 0);
  const bytes = AccountId().enc(fallback ?? '');
  expect(Buffer.from(bytes).toString('hex')).toBe(
    h160.slice(2) + 'ee'.repeat(12),
  );
  for (const wrong of [h160.slice(0, -1), publicKey, bob.address])
    expect(await findAccount(apiWith(), wrong, 0)).toBeUndefined();
});

test('Check an address, Check that the account can receive: “An account without DOT has to receive the whole deposit”', async () => {
  const leastWith = (free: bigint) =>
    getLeastAmount(
      {
        query: {
          System: {Account: {getValue: () => Promise.resolve({data: {free}})}},
        },
        constants: {
          Balances: {ExistentialDeposit: () => Promise.resolve(100n)},
        },
      },
      bob.address,
    );
  expect(await leastWith(0n)).toBe(100n);
  expect(await leastWith(40n)).toBe(60n);
  expect(await leastWith(100n)).toBe(0n);
  expect(await leastWith(101n)).toBe(0n);
});
