import {queryTerms, squash, wordsOf} from './tokenize';

/** A query as the engine reads it. */
export interface Query {
  /** The words in lower case, without fillers such as "how". */
  terms: string[];
  /** All words of the query as one word in lower case. */
  joined: string;
  /** The same without fillers. */
  joinedTerms: string;
  /** Whether the reader is searching for a name of the API. */
  isName: boolean;
}

/** Longer queries are sentences, even with the name of an export in them. */
const mostWordsOfName = 3;

/**
 * Parses a query.
 *
 * @param names - the names of all exports
 */
export function readQuery(typed: string, names: readonly string[]): Query {
  const terms = queryTerms(typed);
  const joined = squash(typed);
  // Matches camelCase, a member, or a call.
  const isCode = /\p{Ll}\p{Lu}|[\w)][.(]/u.test(typed);
  const beginsName = names.some((name) => {
    // The first part alone is a plain word, such as "query" in `QueryError`.
    const secondPart = name.search(/(?!^)\P{Ll}|$/u);
    return squash(name).startsWith(joined) && joined.length > secondPart + 1;
  });
  return {
    terms,
    joined,
    joinedTerms: terms.join(''),
    isName: wordsOf(typed).length <= mostWordsOfName && (isCode || beginsName),
  };
}
