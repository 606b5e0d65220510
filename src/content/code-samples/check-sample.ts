import ts from 'typescript';
import {parse as parseVue} from 'vue/compiler-sfc';

import {askTypes} from './ask-types';
import {typeAt, type Problem, type SampleResult} from './model';
import type {Sample} from './place-samples';

/** Returns a sample's compiler errors and the types of its visible names. */
export function checkSample(
  service: ts.LanguageService,
  sample: Sample,
): SampleResult {
  const {notation} = sample.fence;
  const types = askTypes(service, sample);
  const problems = [
    ...syntaxErrorsOfVue(sample),
    ...errorsOf(service, sample),
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
    types,
  };
}

const nothingToShow = '`^?` points at nothing that has a type.';

/**
 * Returns the compiler's errors, including each `@ts-expect-error` without an
 * error.
 */
function errorsOf(service: ts.LanguageService, {file}: Sample): Problem[] {
  return [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
  ].map(({start = 0, code, messageText}) => ({
    start,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

/** Checks the grammar of a template, which Volar doesn't report. */
function syntaxErrorsOfVue({fence}: Sample): Problem[] {
  if (fence.language !== 'vue') return [];
  return parseVue(fence.code, {sourceMap: false}).errors.map((error) => ({
    start: 'loc' in error ? (error.loc?.start.offset ?? 0) : 0,
    code: 0,
    message: error.message,
  }));
}
