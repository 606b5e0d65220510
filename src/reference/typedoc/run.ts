import {existsSync} from 'node:fs';
import path from 'node:path';
import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

/** Runs docusaurus-plugin-typedoc with the options on the standard input. */
const {siteDir, options} = (await json(process.stdin)) as {
  siteDir: string;
  options: {outputs: {name: string; path: string}[]};
};
await typedocPlugin({siteDir, siteConfig: {}}, options);

// The plugin only prints what fails.
const sidebars = options.outputs.map((output) =>
  path.join(output.path, 'typedoc-sidebar.cjs'),
);
if (!sidebars.every(existsSync)) process.exitCode = 1;
