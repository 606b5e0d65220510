import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {commonPallets} from './chains';
import {readChains} from './generate';
import {trimMetadata, type Selection} from './trim-metadata';

/**
 * What live examples use of Polkadot's runtime. Readers download it with the
 * first example they run, so keep it small.
 */
const usedByDemos: Selection = {
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

/** Returns Polkadot's metadata (SCALE), reduced to what live examples use. */
export function demoMetadata(): Uint8Array {
  const {polkadot} = readChains(['polkadot']);
  if (!polkadot) throw new Error('The metadata of polkadot is missing.');
  return trimMetadata(polkadot, usedByDemos);
}

/**
 * Writes metadata as a module for the simulated chain, and its declaration. The
 * module's string has one character per byte, because hosts compress scripts,
 * and such a string compresses better than base64.
 *
 * @param file - path of the module, without extension
 * @param metadata - SCALE
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
