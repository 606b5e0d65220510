/**
 * Writes `descriptors/chains/*.scale`: the metadata of each chain, cut from
 * what the package `@polkadot/types-support` ships.
 *
 * Usage: `npx tsx scripts/write-metadata.ts`, after changing the list of pallets in
 * `scripts/descriptors/chains.ts` or the version of that package. For a chain that
 * the package lacks, name the file with its whole metadata:
 * `npx tsx scripts/write-metadata.ts polkadot_people=people.scale`.
 */
import {readFileSync, writeFileSync} from 'node:fs';

import {chains, type Chain} from './descriptors/chains';
import {chainFile, shippedMetadata} from './descriptors/files';
import {trimMetadata} from './descriptors/trim-metadata';

const files = new Map(
  process.argv.slice(2).map((argument): [string, string] => {
    const [name = '', file] = argument.split('=');
    if (!(name in chains) || file === undefined) {
      throw new Error(`Expected chain=file with a known chain: "${argument}".`);
    }
    return [name, file];
  }),
);

for (const [name, chain] of Object.entries<Chain>(chains)) {
  const file = files.get(name);
  if (file === undefined && chain.source === undefined) {
    console.log(`${name}: left as it is, no package has its metadata`);
    continue;
  }
  const whole =
    file === undefined ? shippedMetadata(chain.source!) : readFileSync(file);
  const trimmed = trimMetadata(whole, chain);
  writeFileSync(chainFile(name), trimmed);
  console.log(
    `${name}: ${whole.length} bytes of ${file ?? chain.source}, ` +
      `${trimmed.length} kept`,
  );
}
