import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

/** Runs docusaurus-plugin-typedoc for one set, with the options on the standard input. */
const {siteDir, options} = (await json(process.stdin)) as {
  siteDir: string;
  options: object;
};
try {
  await typedocPlugin({siteDir, siteConfig: {}}, options);
} catch (error) {
  // TypeDoc has told what is wrong; a stack would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
