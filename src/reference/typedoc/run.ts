import {existsSync} from 'node:fs';
import path from 'node:path';
import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

/** Runs docusaurus-plugin-typedoc with the options on the standard input. */
const {siteDir, options} = (await json(process.stdin)) as {
  siteDir: string;
  options: {out: string};
};
await typedocPlugin({siteDir, siteConfig: {}}, options);

// The plugin only prints what fails.
if (!existsSync(path.join(options.out, 'typedoc-sidebar.cjs'))) {
  process.exitCode = 1;
}
