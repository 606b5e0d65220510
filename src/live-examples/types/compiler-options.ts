import type ts from 'typescript';

import {projectConfig, projectOptions} from '../playground/project';

/** How the code of an example is checked: as in the project that a reader takes home. */
export const compilerOptions = (compiler: typeof ts): ts.CompilerOptions =>
  compiler.convertCompilerOptionsFromJson(
    {
      ...projectOptions,
      types: [],
      paths: {'@polkadot-api/descriptors': ['/.papi/demos/dist/index.d.ts']},
    },
    '/',
  ).options;

/** The configuration that tells the library which chains there are. */
export const configFile = {name: 'example-config.ts', text: projectConfig};
