import {importSample} from './import-sample';

import {expect, test} from 'vitest';
import {contracts} from '@polkadot-api/descriptors';
import {getInkDynamicBuilder, getInkLookup} from '@polkadot-api/ink-contracts';
import {Binary} from 'polkadot-api';

const page = 'docs-react/smart-contract/check-a-call.mdx';
await importSample(
  'docs-shared/_describe-failure.mdx',
  'src/describe-failure.ts',
  page,
);
const {findFailure} = await importSample<{
  findFailure: (dryRun: unknown) => string | undefined;
}>(page, 'src/transfer.ts');

const {value: answers} = getInkDynamicBuilder(
  getInkLookup(contracts.psp22.metadata!),
).buildMessage('PSP22::transfer');

/** A dry run that the chain executed, with an answer of ink!. */
const ran = (answer: unknown, flags = 0) => ({
  result: {
    success: true,
    value: {flags, data: Binary.fromBytes(answers.enc(answer))},
  },
});

test('Check a contract call, Write the ink! version: “a transfer can fail in four places”', () => {
  const done = {success: true, value: {success: true, value: undefined}};
  const error = (value: unknown) =>
    ran({success: true, value: {success: false, value}});

  expect(findFailure(ran(done))).toBeUndefined();
  expect(
    findFailure({
      result: {
        success: false,
        value: {
          type: 'Module',
          value: {type: 'Revive', value: {type: 'AccountUnmapped'}},
        },
      },
    }),
  ).toContain('AccountUnmapped');
  expect(
    findFailure(ran({success: false, value: {type: 'CouldNotReadInput'}})),
  ).toBe('CouldNotReadInput');
  expect(findFailure(error({type: 'InsufficientBalance'}))).toBe(
    'InsufficientBalance',
  );
  expect(findFailure(error({type: 'Custom', value: 'Paused'}))).toBe('Paused');
  expect(findFailure(ran(done, 1))).toBe('Reverted');
});
