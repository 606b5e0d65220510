import ts from 'typescript';

import project from '../playground/project/tsconfig.json';

/** Tells the library which chains there are. Below the site's folder. */
export const configFile = 'src/live-examples/playground/project/src/config.ts';

/**
 * How the code of an example is checked: as in the project that a reader takes home.
 *
 * @param siteDir the site's folder, as the compiler's files have it
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
