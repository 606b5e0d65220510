/**
 * Generates the descriptors that readers generate with `papi add`: the code and
 * types of `@polkadot-api/descriptors`, in `.papi/descriptors`. The demos run a
 * smaller edition of the same code, from `.papi/demos`, to spare the reader bytes.
 *
 * Usage: `npm run descriptors`. Other scripts run it first; it takes no time
 * when nothing changed.
 */
import path from 'node:path';

import {runCommandLine} from './command-line';
import {chains} from './descriptors/chains';
import {demoMetadata, writeMetadataModule} from './descriptors/demos';
import {root} from './descriptors/files';
import {generateDescriptors, readChains} from './descriptors/generate';

runCommandLine(async () => {
  const folder = path.join(root, '.papi');
  const metadata = demoMetadata();
  const written = [
    await generateDescriptors(path.join(folder, 'descriptors'), {
      chains: readChains(Object.keys(chains)),
      contracts: ['flipper', 'psp22'],
    }),
    await generateDescriptors(path.join(folder, 'demos'), {
      chains: {polkadot: metadata, kusama: metadata},
      contracts: [],
    }),
  ];
  writeMetadataModule(path.join(folder, 'demo-metadata'), metadata);
  if (written.includes(true)) console.log('Generated descriptors in .papi.');
});
