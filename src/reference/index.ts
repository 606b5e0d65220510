import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {generateReference} from './generate';
import {apiReference} from './options';

/**
 * Generates the API pages with docusaurus-plugin-typedoc before docs plugins
 * read their folders. Unlike that plugin, it only writes pages whose input has
 * changed. It takes no options, because Docusaurus publishes options in the
 * main script, and these contain paths.
 */
export default async function apiReferencePlugin({
  siteDir,
}: LoadContext): Promise<Plugin> {
  await generateReference(siteDir, apiReference);

  return {
    name: 'api-reference',

    // Cards change the rows of the first sheet.
    getClientModules: () =>
      ['reference.css', 'cards.css', 'client/filter-index.ts'].map((name) =>
        path.join(__dirname, name),
      ),
  };
}
