/**
 * Generates the descriptors that readers generate with `papi add`: the code and
 * types of `@polkadot-api/descriptors`, in `.papi/descriptors`.
 *
 * Usage: `npm run descriptors`. Other scripts run it first; it takes no time
 * when nothing changed.
 */
import path from 'node:path';

import {chains} from './descriptors/chains';
import {root} from './descriptors/files';
import {generateDescriptors, readChains} from './descriptors/generate';

async function main(): Promise<void> {
  const written = await generateDescriptors(
    path.join(root, '.papi/descriptors'),
    {
      chains: readChains(Object.keys(chains)),
      contracts: ['flipper', 'psp22'],
    },
  );
  if (written) console.log('Generated .papi/descriptors.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
