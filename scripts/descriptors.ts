/**
 * Generates the descriptors of chains and contracts if they have changed.
 *
 * Usage: `npm run descriptors`
 */
import {runCommandLine} from './command-line';
import {writeDescriptors} from './descriptors/write-descriptors';

runCommandLine(async () => {
  if (await writeDescriptors()) console.log('Generated descriptors in .papi.');
});
