import type {Plugin} from '@docusaurus/types';

/**
 * The modal's styles, a fifth of all, come with the modal. Docusaurus would put
 * them into the one stylesheet that every page waits for.
 */
const modalStyles = {
  name: 'search-modal',
  test: /@docsearch[\\/]css|search[\\/]client[\\/]modal\.css/,
  type: 'css/mini-extract',
  chunks: 'async',
  enforce: true,
  // Above Docusaurus' group of all styles.
  priority: 60,
} as const;

/** What search asks of the bundler; its records are made after the build, by `src/after-build`. */
export default function search(): Plugin {
  return {
    name: 'search',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {modalStyles}}}},
  };
}
