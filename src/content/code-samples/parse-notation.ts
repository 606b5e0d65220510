/**
 * The marks that authors write into a sample, a subset of twoslash's notation.
 * All offsets count in the block as written, so that they fit the Markdown.
 */
export interface Notation {
  /** Ranges, from and to, that are checked but not shown. */
  hidden: [from: number, to: number][];
  /** Offsets of the names that `// ^?` points at. */
  queries: number[];
  /** Numbers of the TypeScript errors that must occur. */
  expectedErrors: number[];
}

const comment = String.raw`^\s*(?:\/\/|<!--|\{?\/\*)\s*`;
const patterns = {
  errors: new RegExp(
    `${comment}@errors?:\\s*([\\d ,]+?)\\s*(?:-->|\\*/\\}?)?$`,
  ),
  cut: new RegExp(`${comment}---cut---`),
  cutStart: new RegExp(`${comment}---cut-start---`),
  cutEnd: new RegExp(`${comment}---cut-end---`),
  query: /^(\s*\/\/\s*)\^\?\s*$/,
};

/**
 * Reads `// @errors: 2345`, `// ---cut---`, `// ---cut-start---`,
 * `// ---cut-end---` and `// ^?` from a block of code. In templates the same
 * words stand in HTML comments.
 *
 * @throws when a cut is opened and not closed, or closed and not opened
 */
export function parseNotation(code: string): Notation {
  const notation: Notation = {hidden: [], queries: [], expectedErrors: []};
  let offset = 0;
  let cutStart: number | undefined;
  let previousLine = 0;
  for (const line of code.split('\n')) {
    const end = offset + line.length + 1;
    const errors = patterns.errors.exec(line);
    const query = patterns.query.exec(line);
    if (errors) {
      notation.expectedErrors.push(
        ...(errors[1] ?? '').trim().split(/[ ,]+/).map(Number),
      );
      notation.hidden.push([offset, end]);
    } else if (patterns.cut.test(line)) {
      notation.hidden.push([0, end]);
    } else if (patterns.cutStart.test(line)) {
      cutStart = offset;
    } else if (patterns.cutEnd.test(line)) {
      if (cutStart === undefined) {
        throw new Error(
          '`---cut-end---` without a `---cut-start---` before it.',
        );
      }
      notation.hidden.push([cutStart, end]);
      cutStart = undefined;
    } else if (query) {
      notation.queries.push(previousLine + (query[1] ?? '').length);
      notation.hidden.push([offset, end]);
    } else {
      previousLine = offset;
    }
    offset = end;
  }
  if (cutStart !== undefined) {
    throw new Error('`---cut-start---` without a `---cut-end---` after it.');
  }
  return notation;
}

/** Whether an offset lies in a part that is checked but not shown. */
export function isHidden({hidden}: Notation, offset: number): boolean {
  return hidden.some(([from, to]) => offset >= from && offset < to);
}
