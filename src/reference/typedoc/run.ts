import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

/**
 * Runs docusaurus-plugin-typedoc for a set. Reads the options from standard
 * input.
 */
const {siteDir, options} = (await json(process.stdin)) as {
  siteDir: string;
  options: object;
};
try {
  await typedocPlugin({siteDir, siteConfig: {}}, options);
} catch (error) {
  // TypeDoc has already printed the problem; a stack would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
