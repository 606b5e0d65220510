/**
 * A program that `generate.ts` starts for a set. Runs docusaurus-plugin-typedoc
 * with the options on standard input.
 */
import {json} from 'node:stream/consumers';

import typedocPlugin from 'docusaurus-plugin-typedoc';

import type {PluginInput} from '../generate';

const {siteDir, options} = (await json(process.stdin)) as PluginInput;
try {
  // All options are ours, so the plugin needs no configuration of the site.
  await typedocPlugin({siteDir, siteConfig: {}}, options);
} catch (error) {
  // TypeDoc has already printed the problem, and a stack would hide it. The
  // parent process looks for the pages, not for an exit code.
  console.error(error instanceof Error ? error.message : error);
}
