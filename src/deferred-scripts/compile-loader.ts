import {buildSync} from 'esbuild';
import path from 'node:path';

import type {DeferredScriptsOptions} from '.';

const entry = path.join(__dirname, 'loader/index.ts');

/**
 * The text of the inline script, the same for every page of the site.
 *
 * @param startAtOnce - with the base path
 */
export function compileLoader(
  startAtOnce: DeferredScriptsOptions['startAtOnce'],
): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The browsers of package.json's browserslist.
    target: ['chrome114', 'firefox125', 'safari17'],
    define: {START_AT_ONCE: JSON.stringify(startAtOnce)},
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]!.text.trim();
}
