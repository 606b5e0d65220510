import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(__dirname, '../..');

/** Returns the file of a chain's committed metadata. */
export function chainFile(name: string): string {
  return path.join(root, 'descriptors/chains', `${name}.scale`);
}

/** Returns the file of an ink! contract's committed metadata. */
export function contractFile(name: string): string {
  return path.join(root, 'descriptors/contracts', `${name}.json`);
}

/**
 * Returns a runtime's complete metadata (version 15) from
 * `@polkadot/types-support`, where it's a module with hexadecimal text.
 *
 * @throws if the package's file has another form
 */
export function shippedMetadata(source: string): Uint8Array {
  const file = path.join(
    root,
    'node_modules/@polkadot/types-support/metadata/v15',
    `${source}-hex.js`,
  );
  const hex = /'0x([0-9a-f]+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!hex) throw new Error(`${file} has no metadata in hexadecimal.`);
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}
