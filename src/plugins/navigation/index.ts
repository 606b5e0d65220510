import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {replaceModules} from '../replaced-modules/replace-modules';

const client = (file: string): string => path.join(__dirname, 'client', file);

/** The generator's module that asks, what it asks for, and what it gets. */
const replacements = [
  {
    issuer: /[\\/]client[\\/]clientEntry\.js$/,
    request: /^react-router-dom$/,
    replacement: client('router.tsx'),
  },
  {
    issuer: /[\\/]client[\\/]App\.js$/,
    request: /^\.\/PendingNavigation$/,
    replacement: client('shown-page.tsx'),
  },
];

/** Draws the next page once, when it has been loaded. */
export default function navigation({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navigation',
    configureWebpack(_config, isServer, utils) {
      const usesHashes = siteConfig.future.experimental_router === 'hash';
      if (isServer || usesHashes) return {};
      return {plugins: replaceModules(utils, replacements)};
    },
  };
}
