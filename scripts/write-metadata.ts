/**
 * Writes `descriptors/chains/*.scale`: each chain's metadata, reduced from the
 * package `@polkadot/types-support`.
 *
 * Usage: `npx tsx scripts/write-metadata.ts`, after a change to the pallets in
 * `scripts/descriptors/chains.ts` or to the version of that package.
 */
import {writeFileSync} from 'node:fs';

import {runCommandLine} from './command-line';
import {chains} from './descriptors/chains';
import {chainFile, shippedMetadata} from './descriptors/files';
import {trimMetadata} from './descriptors/trim-metadata';

runCommandLine(() => {
  for (const [name, chain] of Object.entries(chains)) {
    const shipped = shippedMetadata(chain.source);
    const trimmed = trimMetadata(shipped, chain);
    writeFileSync(chainFile(name), trimmed);
    console.log(
      `${name}: ${shipped.length} bytes of ${chain.source}, ${trimmed.length} kept`,
    );
  }
});
