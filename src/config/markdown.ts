import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import path from 'node:path';

import renderCodeBlocks from '../remark/render-code-blocks';
import showDemos from '../remark/show-demos';
import tabInstallCommands, {converters} from '../remark/tab-install-commands';
import {lightCodeTheme} from './code-themes';

const siteDir = path.resolve(__dirname, '../..');

/** Transforms of all Markdown of the site, in the order they run. */
export const remarkPlugins = [
  tabInstallCommands,
  [npm2yarn, {sync: true, converters}],
  [showDemos, {siteDir}],
  [renderCodeBlocks, {siteDir, theme: lightCodeTheme}],
];
