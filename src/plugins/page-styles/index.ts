import type {LoadContext, Plugin} from '@docusaurus/types';

import {sheet} from './sheet';

export type PageStylesOptions = {
  /** Folders of the components whose styles make up a sheet, as parts of a path, by the sheet's name. */
  sheets: Readonly<Record<string, readonly string[]>>;
};

/** Takes styles that only pages of one kind show out of the stylesheet that every page loads. */
export default function pageStyles(
  _context: LoadContext,
  {sheets}: PageStylesOptions & {id: string},
): Plugin {
  const cacheGroups = Object.fromEntries(
    Object.entries(sheets).map(([name, folders]) => [
      name,
      sheet(name, stylesIn(folders)),
    ]),
  );
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
  };
}

/** Matches the stylesheets right below the folders, with the separators of any system. */
function stylesIn(folders: readonly string[]): RegExp {
  const alternatives = folders.map((folder) =>
    folder.split('/').join('[\\\\/]'),
  );
  return new RegExp(
    `[\\\\/](?:${alternatives.join('|')})[\\\\/][^\\\\/]+\\.css$`,
  );
}
