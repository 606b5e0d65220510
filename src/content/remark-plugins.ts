import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import path from 'node:path';

import {remarkGuideLinks} from './guide-links/remark-guide-links';
import showDemos from '../live-examples/show-demos';
import renderCodeBlocks from './code-samples/render-code-blocks';
import labelCells from './label-cells';
import {converters} from './package-managers';

const siteDir = path.resolve(__dirname, '../..');

/**
 * Transforms of all Markdown of the site, in the order they run. Ours get
 * their options here: Docusaurus publishes options in the main script, and the
 * folder of the build is nobody's business.
 */
export const remarkPlugins = [
  [npm2yarn, {sync: true, converters}],
  showDemos,
  labelCells,
  () => renderCodeBlocks({siteDir}),
];

/** Kinds of notes besides those of Docusaurus; `src/theme/Admonition` draws them. */
export const admonitions = {keywords: ['known-issue']};

/** Transforms of the docs sets alone, before Docusaurus gives headings their anchors and resolves links to files. */
export const beforeDefaultRemarkPlugins = [() => remarkGuideLinks(siteDir)];
