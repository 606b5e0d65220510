import {format} from 'prettier';

import {unwrap} from '../../type-text/wrap';

/** Characters of a line: fewer than in the sources, because pages are narrower. */
const printWidth = 60;

/**
 * Formats a declaration like the library's code, but with narrow lines.
 *
 * @param code - a declaration, or a wrapped type or member
 * @returns the code without the words that each declaration file repeats
 * @throws if it isn't valid TypeScript
 */
export async function formatDeclaration(code: string): Promise<string> {
  const formatted = await format(code, {parser: 'typescript', printWidth});
  return (
    unwrap(formatted.trim())
      .replace(/^(?:declare|export) /, '')
      // A class without its members.
      .replace(/ \{\}$/, '')
  );
}
