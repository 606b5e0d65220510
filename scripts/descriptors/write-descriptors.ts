import path from 'node:path';

import {chains} from './chains';
import {demoMetadata, writeMetadataModule} from './demo-metadata';
import {root} from './files';
import {generateDescriptors, readChains} from './generate';

/**
 * Generates the descriptors that readers generate with `papi add`: the code and
 * types of `@polkadot-api/descriptors`, in `.papi/descriptors`. Demos run a
 * smaller version from `.papi/demos`, to save readers a download.
 *
 * @returns whether anything was written
 */
export async function writeDescriptors(): Promise<boolean> {
  const folder = path.join(root, '.papi');
  const metadata = demoMetadata();
  writeMetadataModule(path.join(folder, 'demo-metadata'), metadata);
  const written = await Promise.all([
    generateDescriptors(path.join(folder, 'descriptors'), {
      chains: readChains(Object.keys(chains)),
      contracts: ['flipper', 'psp22'],
    }),
    generateDescriptors(path.join(folder, 'demos'), {
      chains: {polkadot: metadata, kusama: metadata},
      contracts: [],
    }),
  ]);
  return written.includes(true);
}
