// The form of Fees that checks a transfer before it sends it. After a
// reload changes it, so the statements of two guides need it.
import {importFiles, importSample} from './import-sample';
import {fieldAt, findButton, setFieldText} from './page';

import {expect} from 'vitest';
import type {ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

/**
 * Imports a guide's version of the form, and the files that it imports.
 *
 * @param guide - the guide's file, from the root of the repository
 * @param title - the title of the sample with the form
 * @param id - the id of its heading, if an earlier section has a sample with this title
 */
export async function importCheckedForm(
  guide: string,
  title: string,
  id?: string,
): Promise<ComponentType> {
  await importSample(
    'docs-shared/_check-dot-transfer.mdx',
    'src/check-dot-transfer.ts',
    {page: guide},
  );
  await importFiles(
    guide,
    'src/describe-failure.ts',
    'src/is-address.ts',
    'src/parse-amount.ts',
    'src/TransactionState.tsx',
  );
  const {SendForm} = await importSample<{SendForm: ComponentType}>(
    id === undefined ? guide : `${guide}#${id}`,
    title,
    {page: guide},
  );
  return SendForm;
}

/** Waits for the form, enters 1 DOT for Bob, and returns the two fields. */
export async function fillInForm() {
  await expect.poll(() => findButton('Check')).toBeDefined();
  const recipient = fieldAt(0);
  const amount = fieldAt(1);
  setFieldText(recipient, bob.address);
  setFieldText(amount, '1');
  return {recipient, amount};
}
