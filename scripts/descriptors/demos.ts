import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {commonPallets} from './chains';
import {readChains} from './generate';
import {trimMetadata, type Selection} from './trim-metadata';

/** The part of Polkadot's runtime in the demos. A page downloads all of it. */
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

/** Returns Polkadot's metadata, reduced to the demos' needs. */
export function demoMetadata(): Uint8Array {
  const {polkadot} = readChains(['polkadot']);
  if (!polkadot) throw new Error('The metadata of polkadot is missing.');
  return trimMetadata(polkadot, selection);
}

/**
 * Writes metadata as a module with a string, one character per byte, and the
 * module's declaration. Hosts compress scripts, and such a string compresses
 * better than base64.
 *
 * @param file - path of the module, without extension
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
