import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import path from 'node:path';

import {remarkDefinitions} from './glossary/remark-definitions';
import {remarkGuideLinks} from './guide-links/remark-guide-links';
import showDemos from '../live-examples/show-demos';
import renderCodeBlocks from './code-samples/render-code-blocks';
import keepNames from './keep-names';
import labelCells from './label-cells';
import nameDownloads from './name-downloads';
import {converters} from './package-managers';

const siteDir = path.resolve(__dirname, '../..');

/**
 * Transforms of all Markdown, in the order they run. Our own take their options
 * here, because Docusaurus publishes options in the main script and would
 * expose the build folder's path.
 */
export const remarkPlugins = [
  [npm2yarn, {sync: true, converters}],
  showDemos,
  keepNames,
  labelCells,
  nameDownloads,
  () => remarkDefinitions(siteDir),
  () => renderCodeBlocks({siteDir}),
];

/**
 * Kinds of admonitions besides the built-in ones; `src/theme/Admonition` draws
 * them.
 */
export const admonitions = {keywords: ['known-issue']};

/**
 * Transforms of the docs sets alone. They run before Docusaurus adds anchors to
 * headings and resolves links to files.
 */
export const beforeDefaultRemarkPlugins = [() => remarkGuideLinks(siteDir)];
