import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

/** Runs docusaurus-plugin-typedoc once for each set, with the options on the standard input. */
const {siteDir, options} = (await json(process.stdin)) as {
  siteDir: string;
  options: object[];
};
for (const each of options) {
  await typedocPlugin({siteDir, siteConfig: {}}, each);
}
