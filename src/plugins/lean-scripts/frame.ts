/** Modules of the frame: the theme, its replacements here, and the box that opens search. */
const frameModules =
  /@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs|core)[\\/]lib[\\/]|theme-search-algolia[\\/]lib[\\/](?:client|theme[\\/]Search(?:Bar|Translations))[\\/]|@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchButton|[\\/]src[\\/]theme[\\/]|[\\/]src[\\/]config[\\/]|[\\/]search[\\/]client[\\/](?:keyboard|head|settings)|@mdx-js[\\/]react|[\\/]\.docusaurus[\\/]site-storage\.json/;

/**
 * Group of the bundler that puts what several kinds of page show into one chunk.
 * The generator's defaults would copy it into a chunk for each kind, and many
 * small chunks compress worse than one.
 */
export const frame = {
  name: 'frame',
  test: frameModules,
  type: /^(?:javascript|json)/,
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  priority: 60,
} as const;
