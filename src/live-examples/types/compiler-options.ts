import ts from 'typescript';

import project from '../playground/project/tsconfig.json';

/**
 * The file that registers the chains with the library. Relative to the
 * repository.
 */
export const configFile = 'src/live-examples/playground/project/src/config.ts';

/**
 * Returns the compiler options for an example: those of the downloadable
 * project.
 *
 * @param siteDir - the repository's folder in the compiler's file system: empty
 *   in the page
 */
export const compilerOptions = (siteDir: string): ts.CompilerOptions =>
  ts.convertCompilerOptionsFromJson(
    {
      ...project.compilerOptions,
      types: [],
      paths: {
        '@polkadot-api/descriptors': [`${siteDir}/.papi/demos/dist/index.d.ts`],
      },
    },
    siteDir,
  ).options;
