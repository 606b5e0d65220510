import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMDXLoaderItem} from '@docusaurus/mdx-loader';
import path from 'node:path';

import {admonitions, remarkPlugins} from '../remark-plugins';

/**
 * Lets several sets import the same text. Without this plugin, a text outside
 * the sets would compile without the site's transforms.
 */
export default async function sharedText({
  siteDir,
  siteConfig,
}: LoadContext): Promise<Plugin> {
  const folder = path.join(siteDir, 'docs-shared');
  const loader = await createMDXLoaderItem({
    useCrossCompilerCache: true,
    admonitions,
    staticDirs: siteConfig.staticDirectories.map((directory) =>
      path.resolve(siteDir, directory),
    ),
    siteDir,
    isMDXPartial: () => true,
    markdownConfig: siteConfig.markdown,
    remarkPlugins,
    rehypePlugins: [],
    recmaPlugins: [],
    beforeDefaultRemarkPlugins: [],
    beforeDefaultRehypePlugins: [],
  });
  return {
    name: 'shared-text',
    configureWebpack: () => ({
      module: {
        rules: [{test: /\.mdx?$/i, include: [folder], use: [loader]}],
      },
    }),
  };
}
