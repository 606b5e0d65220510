import ts from 'typescript';
import {parse as parseVue} from 'vue/compiler-sfc';

import {findNames} from './find-names';
import type {NameType, Problem, SampleResult} from './model';
import {isHidden} from './parse-notation';
import type {Sample} from './place-samples';
import {readableType} from './readable-type';

/**
 * What the compiler says of a sample.
 *
 * @param wantsTypes also collect the type of every visible name
 */
export function checkSample(
  service: ts.LanguageService,
  sample: Sample,
  wantsTypes: boolean,
): SampleResult {
  const {code} = sample.fence;
  const {notation} = sample;
  const problems: Problem[] = [];
  const expectedErrors: SampleResult['expectedErrors'] = [];

  const report = (start: number, number: number, message: string) =>
    problems.push({...placeOf(code, start), code: number, message});

  for (const error of syntaxErrorsOfVue(sample)) {
    report(error.start, 0, error.message);
  }
  for (const diagnostic of [
    ...service.getSyntacticDiagnostics(sample.file),
    ...service.getSemanticDiagnostics(sample.file),
  ]) {
    const start = diagnostic.start ?? 0;
    const message = ts.flattenDiagnosticMessageText(
      diagnostic.messageText,
      '\n',
    );
    if (notation.expectedErrors.includes(diagnostic.code)) {
      const {length = 1, code: number} = diagnostic;
      expectedErrors.push({start, length, code: number, message});
    } else {
      report(start, diagnostic.code, message);
    }
  }
  for (const number of notation.expectedErrors) {
    if (!expectedErrors.some((error) => error.code === number)) {
      report(
        0,
        number,
        `The sample announces this error with @errors, but it does not occur.`,
      );
    }
  }

  const names = findNames(sample);
  const queries: NameType[] = [];
  for (const offset of notation.queries) {
    const name = names.find(
      ({start, length}) => start <= offset && offset < start + length,
    );
    const type = name && typeOfName(service, sample, name);
    if (type) queries.push(type);
    else report(offset, 0, 'Nothing here has a type that `^?` could show.');
  }
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  if (!wantsTypes) return {problems, expectedErrors, queries};
  return {
    problems,
    expectedErrors,
    queries,
    types: names
      .filter(({start}) => !isHidden(notation, start))
      .flatMap((name) => typeOfName(service, sample, name) ?? []),
  };
}

function typeOfName(
  service: ts.LanguageService,
  {file}: Sample,
  {start, length}: {start: number; length: number},
): NameType | undefined {
  const info = service.getQuickInfoAtPosition(file, start);
  if (!info?.displayParts || info.textSpan.start !== start) return undefined;
  const text = readableType(ts.displayPartsToString(info.displayParts), () =>
    declarationOf(service, file, start),
  );
  if (text === undefined) return undefined;
  const documentation = ts.displayPartsToString(info.documentation).trim();
  return {start, length, text, ...(documentation && {documentation})};
}

/** Source text of the declaration that a name goes back to. */
function declarationOf(
  service: ts.LanguageService,
  file: string,
  position: number,
): string | undefined {
  const definition = service.getDefinitionAtPosition(file, position)?.[0];
  const span = definition?.contextSpan;
  if (!definition || !span) return undefined;
  return ts.sys
    .readFile(definition.fileName)
    ?.slice(span.start, span.start + span.length);
}

/** Volar reports types only; the template's own grammar is checked here. */
function syntaxErrorsOfVue({
  fence,
}: Sample): {start: number; message: string}[] {
  if (fence.language !== 'vue') return [];
  return parseVue(fence.code, {sourceMap: false}).errors.map((error) => ({
    start:
      'loc' in error && error.loc !== undefined ? error.loc.start.offset : 0,
    message: error.message,
  }));
}

function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length - 1, column: before.at(-1)?.length ?? 0};
}
