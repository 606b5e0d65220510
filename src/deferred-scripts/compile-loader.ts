import {buildSync} from 'esbuild';
import path from 'node:path';

import type {LoaderSettings} from './loader/settings';

const entry = path.join(__dirname, 'loader/index.ts');

/**
 * The text of the inline script, the same for every page of the site.
 *
 * @param settings what the loader has to know of the site
 */
export function compileLoader(settings: LoaderSettings): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The browsers of package.json's browserslist.
    target: ['chrome114', 'firefox125', 'safari17'],
    define: {SETTINGS: JSON.stringify(settings)},
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]!.text.trim();
}
