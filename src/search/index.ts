import type {Plugin} from '@docusaurus/types';

/**
 * Loads the modal's styles, a fifth of all styles, with the modal. Docusaurus
 * would put them into the stylesheet that every page waits for.
 */
const modalStyles = {
  name: 'search-modal',
  test: /@docsearch[\\/]css|search[\\/]client[\\/]modal\.css/,
  type: 'css/mini-extract',
  chunks: 'async',
  enforce: true,
  // Higher than Docusaurus's group of all styles.
  priority: 60,
} as const;

/**
 * Docusaurus plugin. Splits the styles. `src/after-build` creates the index.
 */
export default function search(): Plugin {
  return {
    name: 'search',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {modalStyles}}}},
  };
}
