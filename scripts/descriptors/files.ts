import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const root = path.resolve(__dirname, '../..');

/** Where the committed metadata of a chain lies. */
export function chainFile(name: string): string {
  return path.join(root, 'descriptors/chains', `${name}.scale`);
}

/** Where the committed metadata of an ink contract lies. */
export function contractFile(name: string): string {
  return path.join(root, 'descriptors/contracts', `${name}.json`);
}

/**
 * The whole metadata of a runtime (version 15) as `@polkadot/types-support`
 * ships it: a module whose text holds it in hexadecimal.
 *
 * @throws if the package's file is not of that form
 */
export function shippedMetadata(source: string): Uint8Array {
  const file = path.join(
    root,
    'node_modules/@polkadot/types-support/metadata/v15',
    `${source}-hex.js`,
  );
  const hex = /'0x([0-9a-f]+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!hex) throw new Error(`${file} holds no metadata in hexadecimal.`);
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}
