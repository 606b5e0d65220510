import {
  createSystem,
  createVirtualTypeScriptEnvironment,
} from '@typescript/vfs';
import ts from 'typescript';

import {compilerOptions, configFile} from './compiler-options';

/** What the page asks the compiler; each question comes with a port for its answer. */
export interface Question {
  /** The address of the declarations. */
  declarations: string;
  code: string;
  /** Where something is to be completed; else the problems are asked for. */
  at?: number;
}

/** What the compiler says: nothing, if it cannot. */
export interface Answer {
  problems?: {from: number; to: number; message: string}[];
  completions?: {label: string; kind: string}[];
}

const file = '/example.tsx';
const longestList = 200;

let environment: ReturnType<typeof start> | undefined;

/** Fetches the declarations and starts the compiler on them. */
async function start(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const files = (await response.json()) as Record<string, string>;
  const config = `/${configFile.name}`;
  return createVirtualTypeScriptEnvironment(
    createSystem(
      new Map(Object.entries({...files, [config]: configFile.text})),
    ),
    [config],
    ts,
    compilerOptions(ts),
  );
}

addEventListener('message', ({data, ports: [port]}: MessageEvent<Question>) => {
  answer(data).then(
    (value) => port?.postMessage(value),
    () => port?.postMessage({}),
  );
});

async function answer({declarations, code, at}: Question): Promise<Answer> {
  environment ??= start(declarations);
  const {createFile, languageService} = await environment;
  // An empty file is none to the compiler.
  createFile(file, code || ' ');
  if (at === undefined) return {problems: findProblems(languageService)};
  return complete(languageService, at);
}

function findProblems(service: ts.LanguageService) {
  return [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
  ].map(({start: from = 0, length = 0, messageText}) => ({
    from,
    to: from + length,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

function complete(service: ts.LanguageService, at: number) {
  const found = service.getCompletionsAtPosition(file, at, {
    includeCompletionsForModuleExports: false,
  });
  const completions = (found?.entries ?? [])
    .slice()
    .sort((a, b) => (a.sortText < b.sortText ? -1 : 1))
    .slice(0, longestList)
    .map(({name, kind}) => ({label: name, kind}));
  return {completions};
}
