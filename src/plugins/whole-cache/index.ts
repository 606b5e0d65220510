import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {openSealedFolder} from './sealed-folder';

/**
 * Gives production builds a bundler's cache of their own, beside their other
 * generated files, and drops it when it is not as the last build left it.
 */
export default function wholeCache({generatedFilesDir}: LoadContext): Plugin {
  const name = 'whole-cache';
  if (process.env.NODE_ENV !== 'production') return {name};

  const directory = path.join(generatedFilesDir, 'bundler-cache');
  const {isEmptied, seal} = openSealedFolder(directory);
  if (isEmptied) {
    logger.warn(
      'The bundler’s cache is not as the last build left it; this build makes it anew.',
    );
  }
  process.once('exit', seal);

  return {
    name,
    configureWebpack: ({experiments}) =>
      experiments && 'cache' in experiments
        ? ({
            experiments: {cache: {storage: {type: 'filesystem', directory}}},
          } as object)
        : {},
  };
}
