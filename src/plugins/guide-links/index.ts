import {createHash} from 'node:crypto';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {GuideLinksOptions} from './options';
import {readGuides} from './read-guides';

/** What of the bundler's configuration this plugin reads and changes. */
type CachedConfig = {experiments?: {cache?: {version?: string}}};

/**
 * The bundler keeps compiled pages between builds and cannot know that an API
 * page depends on the guides. This plugin makes the links part of the cache's
 * version, so that a changed link compiles the pages again.
 */
export default function guideLinksPlugin(
  _context: LoadContext,
  options: GuideLinksOptions & {id: string},
): Plugin {
  return {
    name: 'guide-links',

    getClientModules: () => [path.join(__dirname, 'client', 'guide-links.css')],

    configureWebpack(config) {
      const version = (config as CachedConfig).experiments?.cache?.version;
      if (version === undefined) {
        return {};
      }
      const links = createHash('sha256')
        .update(JSON.stringify(readGuides(options)))
        .digest('hex')
        .slice(0, 16);
      return {experiments: {cache: {version: `${version}-${links}`}}} as object;
    },
  };
}
