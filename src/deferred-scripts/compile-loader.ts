import {buildSync} from 'esbuild';
import path from 'node:path';

/** The text of the inline script, the same for every page of the site. */
export function compileLoader(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'loader/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The browsers of package.json's browserslist.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
