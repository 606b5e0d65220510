import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {generateReference} from './generate';
import type {ApiReferenceOptions} from './options';

/**
 * The API reference: pages made by TypeDoc from the installed packages and
 * from our own declarations of those that npm does not serve.
 *
 * The pages are Markdown files in the `api/` folder of each docs set. They are
 * written while the plugin starts, which is before any docs plugin reads its
 * folder, and only when something they are made from has changed.
 */
export default async function apiReferencePlugin(
  {siteDir}: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const result = await generateReference(siteDir, options);

  return {
    name: 'api-reference',

    getClientModules: () => [path.join(__dirname, 'client', 'reference.css')],

    extendCli(cli) {
      cli
        .command('generate-api')
        .description('Write the API pages without building the site.')
        .action(() => {
          logger.success(
            result === 'written'
              ? 'The API pages are written.'
              : 'The API pages are up to date.',
          );
        });
    },
  };
}
