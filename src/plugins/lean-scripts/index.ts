import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Configuration, RuleSetRule} from 'webpack';

import {cacheVersion} from '../whole-cache/cache-version';
import {checkHelpers} from './check-helpers';
import {checkPaths} from './check-paths';
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
    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, replacement: string, issuer = /^/) =>
        new NormalModuleReplacementPlugin(request, (resource) => {
          if (!issuer.test(resource.contextInfo.issuer)) return;
          resource.request = resource.request.replace(request, replacement);
        });
      // Of both bundles, so that pages are taken over with what they were written from.
      const docs = replace(docsData, '@generated/lean-scripts/$1');
      if (isServer) return {plugins: [docs]};

      const usesHashes = siteConfig.future.experimental_router === 'hash';
      // The generator's files are complete when the bundler is configured.
      const leanFiles = path.join(generatedFilesDir, 'lean-scripts');
      writeLeanDocs(generatedFilesDir, leanFiles);
      writeLeanMetadata(generatedFilesDir, leanFiles);
      checkHelpers();
      checkPaths(generatedFilesDir);
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
          docs,
          replace(/^@generated\/docusaurus\.config$/, path.resolve(configFile)),
          replace(
            /^@generated\/site-metadata$/,
            '@generated/lean-scripts/site-metadata.json',
          ),
          replace(/^react-helmet-async$/, client('helmet.ts')),
          replace(/^nprogress$/, client('progress.ts')),
          replace(/^path-to-regexp$/, client('plain-paths.ts')),
          replace(/^@docsearch\/react\/button$/, client('search-button.tsx')),
          replace(/^prop-types$/, client('nothing.ts'), router),
          // With a path, the numbers of modules would depend on the site's folder.
          replace(
            /&fallback=[^!]*[\\/](file-loader)[\\/][^!]*/,
            '&fallback=$1',
          ),
          ...(usesHashes ? [] : [replace(/^history$/, client('history.ts'))]),
          ...(siteConfig.baseUrlIssueBanner
            ? []
            : [replace(/^\.\/BaseUrlIssueBanner$/, client('nothing.ts'))]),
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
