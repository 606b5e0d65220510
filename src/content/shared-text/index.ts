import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMDXLoaderItem, type MDXPlugin} from '@docusaurus/mdx-loader';
import path from 'node:path';

import {admonitions} from '../remark-plugins';

export interface SharedTextOptions {
  id: string;
  /** Folder of the texts, relative to the site. */
  path: string;
  /** Transforms that the pages which import the texts have too. */
  remarkPlugins: MDXPlugin[];
}

/**
 * Lets pages of several sets import the same text. Without it a text outside
 * the sets would compile without the site's transforms.
 */
export default async function sharedText(
  {siteDir, siteConfig}: LoadContext,
  options: SharedTextOptions,
): Promise<Plugin> {
  const folder = path.join(siteDir, options.path);
  const loader = await createMDXLoaderItem({
    useCrossCompilerCache: true,
    admonitions,
    staticDirs: siteConfig.staticDirectories.map((directory) =>
      path.resolve(siteDir, directory),
    ),
    siteDir,
    isMDXPartial: () => true,
    markdownConfig: siteConfig.markdown,
    remarkPlugins: options.remarkPlugins,
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
