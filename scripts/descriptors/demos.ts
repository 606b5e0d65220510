import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {commonPallets} from './chains';
import {readChains} from './generate';
import {trimMetadata, type Selection} from './trim-metadata';

/** What of Polkadot's runtime the demos' chain has; the page fetches all of it. */
const selection: Selection = {
  pallets: commonPallets,
  apis: [
    'Core',
    'Metadata',
    'TaggedTransactionQueue',
    'AccountNonceApi',
    'TransactionPaymentApi',
    'NominationPoolsApi',
  ],
  docs: false,
};

/** Polkadot's metadata cut down to what the demos need. */
export function demoMetadata(): Uint8Array {
  const {polkadot} = readChains(['polkadot']);
  if (!polkadot) throw new Error('There is no metadata of polkadot.');
  return trimMetadata(polkadot, selection);
}

/**
 * Writes metadata as a module of one string, a character a byte: hosts compress
 * scripts, and this compresses better than base64. Beside it goes its declaration.
 *
 * @param file path of the module, without its ending
 */
export function writeMetadataModule(file: string, metadata: Uint8Array): void {
  const text = JSON.stringify(Buffer.from(metadata).toString('latin1'));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.mjs`, `export default ${text};\n`);
  writeFileSync(
    `${file}.d.mts`,
    'declare const metadata: string;\nexport default metadata;\n',
  );
}
