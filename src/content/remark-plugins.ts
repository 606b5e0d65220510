import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import path from 'node:path';

import renderCodeBlocks from './transforms/render-code-blocks';
import showDemos from './transforms/show-demos';
import tabInstallCommands, {
  converters,
} from './transforms/tab-install-commands';
import {lightCodeTheme} from './code-samples/code-themes';

const siteDir = path.resolve(__dirname, '../..');

/** Transforms of all Markdown of the site, in the order they run. */
export const remarkPlugins = [
  tabInstallCommands,
  [npm2yarn, {sync: true, converters}],
  [showDemos, {siteDir}],
  [renderCodeBlocks, {siteDir, theme: lightCodeTheme}],
];
