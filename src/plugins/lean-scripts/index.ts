import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Configuration, RuleSetRule} from 'webpack';

import {
  replaceModules,
  type Replacement,
} from '../replaced-modules/replace-modules';
import {cacheVersion} from '../whole-cache/cache-version';
import {checkHelpers} from './check-helpers';
import {docsData, writeLeanDocs} from './lean-docs';
import {writeLeanMetadata} from './lean-metadata';
import {nameChunksOnce} from './name-chunks-once';
import {withoutBuildSettings} from './without-build-settings';

/** Makes the scripts of the production build smaller. */
export default function leanScripts({
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  let configFile: string;
  return {
    name: 'lean-scripts',
    async contentLoaded({actions}) {
      configFile = await actions.createData(
        'site-config.json',
        withoutBuildSettings(siteConfig),
      );
    },
    configureWebpack(config, isServer, utils) {
      if (process.env.NODE_ENV !== 'production') return {};
      // Of both bundles, so that pages are taken over with what they were written from.
      const docs: Replacement = {
        request: docsData,
        replacement: '@generated/lean-scripts/$1',
      };
      if (isServer) return {plugins: replaceModules(utils, [docs])};

      const usesHashes = siteConfig.future.experimental_router === 'hash';
      // The generator's files are complete when the bundler is configured.
      const leanFiles = path.join(generatedFilesDir, 'lean-scripts');
      writeLeanDocs(generatedFilesDir, leanFiles);
      writeLeanMetadata(generatedFilesDir, leanFiles);
      checkHelpers();
      const leanConfig: Configuration = {
        module: {rules: [ownHelpers, withoutEffects, withoutDescriptions]},
        optimization: {
          chunkIds: 'named',
          // The generator switches it off to save time; what two chains of a
          // live example share would be fetched twice.
          mergeDuplicateChunks: true,
        },
        plugins: [
          ...nameChunksOnce(config.plugins ?? []),
          ...replaceModules(utils, [
            docs,
            {
              request: /^@generated\/docusaurus\.config$/,
              replacement: path.resolve(configFile),
            },
            {
              request: /^@generated\/site-metadata$/,
              replacement: '@generated/lean-scripts/site-metadata.json',
            },
            ...smaller,
            ...(usesHashes ? [] : [plainHistory]),
            ...(siteConfig.baseUrlIssueBanner ? [] : [withoutBanner]),
          ]),
        ],
      };
      return {
        ...leanConfig,
        ...cacheVersion(config, __dirname),
        mergeStrategy: {plugins: 'replace'},
      };
    },
  };
}

const client = (file: string): string => path.join(__dirname, 'client', file);

/** It names types in code for a React of long ago, which never runs. */
const router = /node_modules[\\/]react-router[\\/]/;

const smaller: readonly Replacement[] = [
  {request: /^react-helmet-async$/, replacement: client('helmet.ts')},
  {request: /^nprogress$/, replacement: client('progress.ts')},
  {
    request: /^@docsearch\/react\/button$/,
    replacement: client('search-button.tsx'),
  },
  {request: /^prop-types$/, replacement: client('nothing.ts'), issuer: router},
  // With a path, the numbers of modules would depend on the site's folder.
  {
    request: /&fallback=[^!]*[\\/](file-loader)[\\/][^!]*/,
    replacement: '&fallback=$1',
  },
];

/** Of a site with plain addresses. */
const plainHistory: Replacement = {
  request: /^history$/,
  replacement: client('history.ts'),
};

const withoutBanner: Replacement = {
  request: /^\.\/BaseUrlIssueBanner$/,
  replacement: client('nothing.ts'),
};

/** Packages that do nothing when imported and do not say so: what of them nobody calls goes. */
const withoutEffects: RuleSetRule = {
  test: /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is|resolve-pathname|value-equal|tiny-invariant|@docusaurus[\\/](?:utils-common|plugin-content-docs[\\/]lib[\\/]client|theme-search-algolia[\\/]lib[\\/]client))[\\/]/,
  sideEffects: false,
};

/** Themes come as they were written, with notes for translators. */
const withoutDescriptions: RuleSetRule = {
  test: /node_modules[\\/]@docusaurus[\\/]theme-[^\\/]+[\\/]lib[\\/].+\.js$/,
  use: path.join(__dirname, 'drop-descriptions.cjs'),
};

/** Only for the package that is compiled by TypeScript; others call helpers that ours lack. */
const ownHelpers: RuleSetRule = {
  test: /@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: client('tslib.ts')}},
};
