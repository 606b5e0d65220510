import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

/** Runs docusaurus-plugin-typedoc for one set, with the options on the standard input. */
const {siteDir, options} = (await json(process.stdin)) as {
  siteDir: string;
  options: object;
};
await typedocPlugin({siteDir, siteConfig: {}}, options);
