/**
 * The parsed notation of a sample, a subset of twoslash's. Offsets count in the
 * block as written, so that they match the Markdown.
 */
export interface Notation {
  /** Checked but hidden ranges. */
  hidden: [from: number, to: number][];
  /** Offsets of the names below which `// ^?` stands. */
  queries: number[];
}

/** The notation of code that has none. */
export const emptyNotation: Notation = {hidden: [], queries: []};

const comment = /^\s*(?:\/\/|<!--|\{?\/\*)\s*(.+?)\s*(?:-->|\*\/\}?)?$/;

/**
 * Parses `// ---cut---`, `// ---cut-start---`, `// ---cut-end---`, and `// ^?`.
 * Templates use HTML comments instead.
 *
 * @throws if a cut's start or end is missing
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
  '`---cut-start---` and `---cut-end---` must be paired, in this order.';

/** Whether an offset is in a hidden part. */
export function isHidden({hidden}: Notation, offset: number): boolean {
  return hidden.some(([from, to]) => offset >= from && offset < to);
}
