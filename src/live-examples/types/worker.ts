/**
 * Worker with the TypeScript compiler, which checks and completes an example's
 * code. `editor/use-types.ts` starts it.
 */
import {
  createSystem,
  createVirtualTypeScriptEnvironment,
} from '@typescript/vfs';
import {expose} from 'comlink';
import ts from 'typescript';

import {compilerOptions, configFile} from './compiler-options';

/** Path of the example in the compiler's file system. */
const file = '/example.tsx';

/** Declarations by path, which `bundle-examples.ts` inserts. */
declare const DECLARATIONS: Record<string, string>;

const {createFile, languageService} = createVirtualTypeScriptEnvironment(
  createSystem(new Map(Object.entries(DECLARATIONS))),
  [`/${configFile}`],
  ts,
  compilerOptions(''),
);

// The compiler ignores empty files.
const update = (code: string) => createFile(file, code || ' ');

const compiler = {
  /** Returns the errors in an example's code, with positions in it. */
  findProblems(code: string) {
    update(code);
    return [
      ...languageService.getSyntacticDiagnostics(file),
      ...languageService.getSemanticDiagnostics(file),
    ].map(({start: from = 0, length = 0, messageText}) => ({
      from,
      to: from + length,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  },
  /** Returns the completions at a position. */
  complete(code: string, at: number) {
    update(code);
    const completions = languageService.getCompletionsAtPosition(file, at, {
      includeCompletionsForModuleExports: false,
    });
    return (completions?.entries ?? []).map(
      ({name, kind, kindModifiers = ''}) =>
        kindModifiers.includes('deprecated')
          ? // The lowest boost that CodeMirror has.
            {label: name, detail: 'deprecated', boost: -99}
          : {label: name, detail: kind},
    );
  },
};

/** The interface of the compiler for the page. */
export type Compiler = typeof compiler;

expose(compiler);
