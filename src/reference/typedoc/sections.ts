import type {SignatureReflection, TypeParameterReflection} from 'typedoc';

import {
  firstSentence,
  inlineCode,
  paragraphs,
  rowList,
  section,
} from './markdown';
import type {Writer} from './write';

/**
 * Splits a description: the first sentence says what the export is, and the
 * others when to use it.
 */
export function leadFirst(words: string): string[] {
  const first = firstSentence(words);
  return [first, words.slice(first.length).trim()];
}

/** Returns the parameters, result, and errors of a signature. */
export function callSections(
  write: Writer,
  signature: SignatureReflection,
  level: number,
): string {
  const {comment, parameters} = signature;
  return paragraphs(
    section(level, 'Parameters', rowList(write.rows(parameters, true))),
    section(level, 'Returns', write.returned(signature)),
    section(level, 'Throws', write.tag(comment, '@throws')),
  );
}

/** Returns the type parameters with a description. */
export function typeParameterSection(
  write: Writer,
  models: readonly TypeParameterReflection[] = [],
  level: number,
): string {
  const rows = models
    .filter(({comment}) => comment)
    .map(({name, comment}) => ({
      head: inlineCode(name),
      words: write.words(comment),
      rows: [],
    }));
  return section(level, 'Type parameters', rowList(rows));
}
