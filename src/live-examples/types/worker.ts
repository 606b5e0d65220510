/**
 * Worker with the TypeScript compiler, which checks, completes, and explains an
 * example's code. `editor/start-compiler.ts` starts it.
 */
import {
  createSystem,
  createVirtualTypeScriptEnvironment,
} from '@typescript/vfs';
import {expose} from 'comlink';
import ts from 'typescript';

import {compilerOptions, configFile} from './compiler-options';
import {createCompiler} from './create-compiler';

/** Declarations by path, which `bundle-examples.ts` inserts. */
declare const DECLARATIONS: Record<string, string>;

const {createFile, languageService} = createVirtualTypeScriptEnvironment(
  createSystem(new Map(Object.entries(DECLARATIONS))),
  [`/${configFile}`],
  ts,
  compilerOptions(''),
);

expose(createCompiler(languageService, createFile));
