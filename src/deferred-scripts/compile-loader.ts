import {buildSync} from 'esbuild';
import path from 'node:path';

import {browsers} from '../site/browsers';

/** The text of the inline script, the same for every page of the site. */
export function compileLoader(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'loader/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
