import ts from 'typescript';
import {parse as parseVue} from 'vue/compiler-sfc';

import {askTypes} from './ask-types';
import {
  typeAt,
  type ExpectedError,
  type Problem,
  type SampleResult,
} from './model';
import {isHidden} from './parse-notation';
import type {Sample} from './place-samples';

/** Asks the compiler for the errors of a sample and the types of its visible names. */
export function checkSample(
  service: ts.LanguageService,
  sample: Sample,
): SampleResult {
  const {notation} = sample;
  const {expected, unexpected} = sortErrors(service, sample);
  const types = askTypes(service, sample);
  const problems = [
    ...syntaxErrorsOfVue(sample),
    ...unexpected,
    ...missingErrors(notation.expectedErrors, expected),
    ...notation.queries
      .filter((offset) => !typeAt(types, offset))
      .map((offset) => ({
        start: offset,
        code: 0,
        message: nothingToShow,
      })),
  ];
  return {
    problems: problems.sort((a, b) => a.start - b.start),
    expectedErrors: expected,
    types: types.filter(({start}) => !isHidden(notation, start)),
  };
}

const nothingToShow = 'Nothing here has a type that `^?` could show.';

/** The compiler's errors: those that the sample announces, and the others. */
function sortErrors(
  service: ts.LanguageService,
  {file, notation}: Sample,
): {expected: ExpectedError[]; unexpected: Problem[]} {
  const errors = [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
  ].map(({start = 0, length = 1, code, messageText}) => ({
    start,
    length,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
  const isExpected = ({code}: ExpectedError) =>
    notation.expectedErrors.includes(code);
  return {
    expected: errors.filter(isExpected),
    unexpected: errors.filter((error) => !isExpected(error)),
  };
}

function missingErrors(
  announced: readonly number[],
  occurred: readonly ExpectedError[],
): Problem[] {
  return announced
    .filter((code) => !occurred.some((error) => error.code === code))
    .map((code) => ({
      start: 0,
      code,
      message:
        'The sample announces this error with @errors, but it does not occur.',
    }));
}

/** Volar reports types only; the template's own grammar is checked here. */
function syntaxErrorsOfVue({fence}: Sample): Problem[] {
  if (fence.language !== 'vue') return [];
  return parseVue(fence.code, {sourceMap: false}).errors.map((error) => ({
    start: 'loc' in error ? (error.loc?.start.offset ?? 0) : 0,
    code: 0,
    message: error.message,
  }));
}
