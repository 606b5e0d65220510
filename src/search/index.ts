import type {Plugin} from '@docusaurus/types';

/**
 * Loads the modal's styles with the modal. Docusaurus would put them into the
 * stylesheet that every page waits for, whose size `tests/e2e/weight.spec.ts`
 * limits.
 */
const modalStyles = {
  name: 'search-modal',
  test: /@docsearch[\\/]css|search[\\/]client[\\/]modal\.css/,
  // Only extracted styles, not scripts.
  type: 'css/mini-extract',
  chunks: 'async',
  enforce: true,
  // Docusaurus's group of all styles has 50.
  priority: 60,
} as const;

/**
 * Docusaurus plugin. It only splits styles: the box and the search page are
 * theme components (`src/theme/SearchBar`, `src/theme/SearchPage`), and
 * `record-pages.ts` creates the index after the build.
 */
export default function searchStyles(): Plugin {
  return {
    name: 'search-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {modalStyles}}}},
  };
}
