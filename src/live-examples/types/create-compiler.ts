import ts from 'typescript';

import {describeName} from '../../type-text/describe-name';
import {moduleNames} from '../module-names';

/** Path of the example in the compiler's file system. */
const file = '/example.tsx';

/** A suggestion for the code at the caret. */
export interface Suggestion {
  name: string;
  /** Its kind, such as `function`. */
  kind: string;
  isDeprecated: boolean;
  /** Where it has to be imported from. */
  origin?: Origin;
}

/** A module, and what the compiler knows about its export. */
export interface Origin {
  source: string;
  data?: ts.CompletionEntryData;
}

/** The interface of the compiler for the page. */
export type Compiler = ReturnType<typeof createCompiler>;

/**
 * Returns what the page asks the compiler.
 *
 * @param createFile - writes a file in the compiler's file system
 */
export function createCompiler(
  service: ts.LanguageService,
  createFile: (file: string, code: string) => void,
) {
  let current: string | undefined;
  const update = (code: string) => {
    // For the compiler, each written file is new, so it would check it again.
    if (code === current) return;
    current = code;
    // The compiler ignores empty files.
    createFile(file, code || ' ');
  };

  return {
    /** Returns the errors in an example's code, with positions in it. */
    findProblems(code: string) {
      update(code);
      return [
        ...service.getSyntacticDiagnostics(file),
        ...service.getSemanticDiagnostics(file),
      ].map(({start: from = 0, length = 0, messageText}) => ({
        from,
        to: from + length,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
    },
    /** Returns the completions at a position. */
    complete(code: string, at: number): Suggestion[] {
      update(code);
      const found = service.getCompletionsAtPosition(file, at, {
        // Without a letter, the list would have all exports.
        includeCompletionsForModuleExports: /[\w$]/.test(code.charAt(at - 1)),
      });
      return (found?.entries ?? [])
        .filter(({source}) => source === undefined || canImport(source))
        .map(({name, kind, kindModifiers = '', source, data}) => ({
          name,
          kind,
          isDeprecated: kindModifiers.includes('deprecated'),
          ...(source !== undefined && {origin: {source, data}}),
        }));
    },
    /** Returns the changes that import a completion at a position. */
    importName(name: string, {source, data}: Origin, code: string, at: number) {
      update(code);
      const details = service.getCompletionEntryDetails(
        file,
        at,
        name,
        {},
        source,
        {includeCompletionsForModuleExports: true},
        data,
      );
      return (details?.codeActions ?? [])
        .flatMap(({changes}) => changes)
        .flatMap(({textChanges}) => textChanges)
        .map(({span, newText}) => ({
          from: span.start,
          to: span.start + span.length,
          insert: newText,
        }));
    },
    /** Returns the type and the documentation of the name at a position. */
    describe(code: string, at: number) {
      update(code);
      return describeName(service, file, at);
    },
  };
}

const canImport = (source: string): boolean =>
  moduleNames.some((name) => name === source);
