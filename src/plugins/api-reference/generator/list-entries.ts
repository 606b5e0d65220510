import {type DeclarationReflection, ReflectionKind} from 'typedoc';

import {firstSentence} from './markdown';
import {groupByPurpose, isDeprecated} from './purposes';
import type {DocumentedSymbol, SymbolTable} from './symbols';
import {texts} from './texts';
import type {Purpose} from './texts/types';

/** What an index says of one export. */
export interface IndexEntry {
  name: string;
  /** In the reader's words: hook, composable, component, class, type. */
  kind: string;
  purpose: Purpose;
  /** One sentence, without Markdown. */
  summary: string;
  deprecated: boolean;
  /** Path of its page below the folder of all pages. */
  file: string;
  /** Path of its module, and what readers import. */
  module: string;
  specifier: string;
}

/**
 * All exports, as the indexes list them: by purpose and name.
 *
 * @param fileOf - Path of the page of an export below the folder of all pages.
 */
export function listEntries(
  symbols: SymbolTable,
  fileOf: (reflection: DeclarationReflection) => string,
): IndexEntry[] {
  return groupByPurpose(symbols.all()).flatMap(({purpose, members}) =>
    members.map((symbol) => {
      const {reflection, entryPoint} = symbol;
      const summary =
        texts[entryPoint.module]?.[reflection.name]?.summary ??
        commentText(reflection);
      return {
        name: reflection.name,
        kind: kindOf(symbol),
        purpose,
        summary: firstSentence(summary.replace(/\[\[([\w$.]+)\]\]/g, '$1')),
        deprecated: isDeprecated(reflection, entryPoint.module),
        file: fileOf(reflection),
        module: entryPoint.module,
        specifier: entryPoint.specifier,
      };
    }),
  );
}

/** The words of a doc comment; links in it count as their text. */
function commentText(reflection: DeclarationReflection): string {
  const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
  return (comment?.summary ?? []).map(({text}) => text).join('');
}

function kindOf({reflection, source}: DocumentedSymbol): string {
  const {name} = reflection;
  if (source.name === 'vue') {
    return /^(use|provide|watch)[A-Z]/.test(name) ? 'composable' : 'plugin';
  }
  if (/^use[A-Z]/.test(name)) {
    return 'hook';
  }
  if (reflection.kindOf(ReflectionKind.Function)) {
    return /^[A-Z]/.test(name) ? 'component' : 'function';
  }
  if (
    reflection.kindOf(ReflectionKind.Class) ||
    reflection.type?.type === 'query'
  ) {
    return 'class';
  }
  return reflection.kindOf(ReflectionKind.Variable) ? 'constant' : 'type';
}
