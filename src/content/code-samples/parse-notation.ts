/**
 * The marks that authors write into a sample, a subset of twoslash's notation.
 * All offsets count in the block as written, so that they fit the Markdown.
 */
export interface Notation {
  /** Ranges, from and to, that are checked but not shown. */
  hidden: [from: number, to: number][];
  /** Offsets of the names that `// ^?` points at. */
  queries: number[];
}

const comment = /^\s*(?:\/\/|<!--|\{?\/\*)\s*(.+?)\s*(?:-->|\*\/\}?)?$/;

/**
 * Reads `// ---cut---`, `// ---cut-start---`, `// ---cut-end---` and `// ^?`
 * from a block of code. In templates the same words stand in HTML comments.
 *
 * @throws when a cut is opened and not closed, or closed and not opened
 */
export function parseNotation(code: string): Notation {
  const notation: Notation = {hidden: [], queries: []};
  let offset = 0;
  let cutStart: number | undefined;
  let previousLine = 0;
  for (const line of code.split('\n')) {
    const start = offset;
    offset += line.length + 1;
    const mark = comment.exec(line)?.[1] ?? '';
    if (mark === '---cut---') {
      notation.hidden.push([0, offset]);
    } else if (mark === '---cut-start---') {
      if (cutStart !== undefined) throw new Error(unpaired);
      cutStart = start;
    } else if (mark === '---cut-end---') {
      if (cutStart === undefined) throw new Error(unpaired);
      notation.hidden.push([cutStart, offset]);
      cutStart = undefined;
    } else if (mark === '^?') {
      notation.queries.push(previousLine + line.indexOf('^'));
      notation.hidden.push([start, offset]);
    } else {
      previousLine = start;
    }
  }
  if (cutStart !== undefined) throw new Error(unpaired);
  return notation;
}

const unpaired =
  '`---cut-start---` and `---cut-end---` need each other, in this order.';

/** Whether an offset lies in a part that is checked but not shown. */
export function isHidden({hidden}: Notation, offset: number): boolean {
  return hidden.some(([from, to]) => offset >= from && offset < to);
}
