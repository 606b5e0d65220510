import path from 'node:path';

import {buildSync} from 'esbuild';

const folder = path.resolve(__dirname, '../../../src/live-examples/frame');

/**
 * Bundles a module of the frame to a script. Modules that replace globals run
 * in a context of `node:vm`, because all unit tests share one global scope.
 *
 * @param name - its file in `src/live-examples/frame`, without the extension
 * @param globalName - the global with the module's exports
 */
export function bundleFrameModule(name: string, globalName?: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, `${name}.ts`)],
    bundle: true,
    format: 'iife',
    globalName,
    write: false,
  });
  return outputFiles[0]!.text;
}
