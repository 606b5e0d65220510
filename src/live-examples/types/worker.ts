import {
  createSystem,
  createVirtualTypeScriptEnvironment,
} from '@typescript/vfs';
import ts from 'typescript';

import {compilerOptions, configFile} from './compiler-options';

/** What the page asks the compiler; each question comes with a port for its answer. */
export interface Question {
  code: string;
  /** Where something is to be completed; else the problems are asked for. */
  at?: number;
}

/** What the compiler says: nothing, if it cannot. */
export interface Answer {
  problems?: {from: number; to: number; message: string}[];
  completions?: {label: string; kind: string; isDeprecated: boolean}[];
}

const file = '/example.tsx';
const longestList = 200;

/** What the examples import, by path: `build-frame.ts` puts it in. */
declare const DECLARATIONS: Record<string, string>;

const {createFile, languageService} = createVirtualTypeScriptEnvironment(
  createSystem(new Map(Object.entries(DECLARATIONS))),
  [`/${configFile}`],
  ts,
  compilerOptions(''),
);

addEventListener('message', ({data, ports: [port]}: MessageEvent<Question>) => {
  try {
    port?.postMessage(answer(data));
  } catch {
    port?.postMessage({});
  }
});

function answer({code, at}: Question): Answer {
  // An empty file is none to the compiler.
  createFile(file, code || ' ');
  return at === undefined ? findProblems() : complete(at);
}

function findProblems(): Answer {
  const problems = [
    ...languageService.getSyntacticDiagnostics(file),
    ...languageService.getSemanticDiagnostics(file),
  ].map(({start: from = 0, length = 0, messageText}) => ({
    from,
    to: from + length,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
  return {problems};
}

function complete(at: number): Answer {
  const found = languageService.getCompletionsAtPosition(file, at, {
    includeCompletionsForModuleExports: false,
  });
  const completions = (found?.entries ?? [])
    .sort((a, b) => (a.sortText < b.sortText ? -1 : 1))
    .slice(0, longestList)
    .map(({name, kind, kindModifiers = ''}) => ({
      label: name,
      kind,
      isDeprecated: kindModifiers.includes('deprecated'),
    }));
  return {completions};
}
