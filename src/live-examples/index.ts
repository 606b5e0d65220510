import type {Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Lets the page import the descriptors of the simulated chain.
 *
 * @throws if they were not generated
 */
export default function liveExamples(): Plugin {
  const generated = path.resolve(__dirname, '../../.papi');
  const descriptors = path.join(generated, 'demos/dist/index.mjs');
  if (!existsSync(descriptors)) {
    throw new Error(
      `There are no descriptors at ${descriptors}. Run "npm run descriptors".`,
    );
  }
  return {
    name: 'live-examples',
    configureWebpack: () => ({
      resolve: {
        // Packages that are not installed here.
        fallback: {
          '@polkadot-api/descriptors': descriptors,
          // Optional native parts of the WebSocket package, which no page uses.
          bufferutil: false,
          'utf-8-validate': false,
        },
      },
    }),
  };
}
