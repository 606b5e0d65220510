/** Builds the Markdown of API pages from text. Knows nothing of TypeDoc. */

type Part = string | false | undefined;

/** Joins the given parts with an empty line between them. */
export const paragraphs = (...parts: Part[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Returns a heading and its content, or nothing without content. */
export function section(
  level: number,
  title: string,
  ...parts: Part[]
): string {
  const body = paragraphs(...parts);
  return body && `${'#'.repeat(level)} ${title}\n\n${body}`;
}

/** A row or card, as Markdown. Its parts follow each other in this order. */
export interface Row {
  /** The subject, on one line. */
  head: string;
  /** The description. */
  words: string;
  /** Nested rows. */
  rows: Row[];
  /** What is folded below them, such as a long type. */
  fold?: string;
}

/** Returns rows as a nested list, styled by `reference.css`. */
export const rowList = (
  rows: readonly Row[],
  className = 'api-rows',
): string => (rows.length === 0 ? '' : inBox(className, listOf(rows)));

const listOf = (rows: readonly Row[]): string =>
  rows
    .map(({head, words, rows: inner, fold}) =>
      `- ${paragraphs(head, words, listOf(inner), fold)}`.replace(
        /\n(?=.)/g,
        '\n  ',
      ),
    )
    .join('\n\n');

/** Returns rows as cards. */
export const cardList = (rows: readonly Row[]): string =>
  rowList(rows, 'api-rows api-cards');

/**
 * Wraps Markdown in an element.
 *
 * @param id - the element's id, if links lead to it
 */
export const inBox = (className: string, content: string, id = ''): string =>
  content &&
  `<div class="${className}"${id && ` id="${id}"`}>\n\n${content}\n\n</div>`;

/** Folds Markdown below a summary. */
export const folded = (summary: string, content: string): string =>
  content &&
  `<details class="api-fold">\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;

/**
 * Returns a code block that isn't a sample.
 *
 * @param links - the addresses of names in the code, as `links="Name address"`
 */
export const signatureBlock = (code: string, links = ''): string =>
  `\`\`\`ts signature${links && ` ${links}`}\n${code}\n\`\`\``;

/** Returns inline code, also for text that contains backticks. */
export const inlineCode = (text: string): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : text && `\`${text}\``;

/**
 * Returns the first sentence of a description. It ends at the first period with
 * a space after it, so it can't contain an abbreviation such as "e.g.".
 */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=\.)\s/, 1);
  return sentence;
}
