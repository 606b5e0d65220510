import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {generateReference} from './generate';
import {apiReference} from './options';

/**
 * The API pages, by docusaurus-plugin-typedoc. Like that plugin it writes them
 * while plugins start, which is before any docs plugin reads its folder; unlike
 * it, only when something they are made from has changed. It takes no options:
 * Docusaurus publishes options in the main script, and these hold paths.
 */
export default async function apiReferencePlugin({
  siteDir,
}: LoadContext): Promise<Plugin> {
  await generateReference(siteDir, apiReference);

  return {
    name: 'api-reference',

    getClientModules: () => [path.join(__dirname, 'reference.css')],
  };
}
