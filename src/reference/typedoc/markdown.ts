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

/**
 * A row or card: the subject on one line, then the description, folded code, and
 * nested rows.
 */
export interface Row {
  head: string;
  words: string;
  code?: string;
  rows: Row[];
}

/** Returns rows as a nested list, styled by `reference.css`. */
export const rowList = (
  rows: readonly Row[],
  className = 'api-rows',
): string => (rows.length === 0 ? '' : inBox(className, listOf(rows)));

const listOf = (rows: readonly Row[]): string =>
  rows
    .map(({head, words, code, rows: inner}) =>
      `- ${paragraphs(head, words, listOf(inner), code)}`.replace(
        /\n(?=.)/g,
        '\n  ',
      ),
    )
    .join('\n\n');

/** Returns rows as cards. */
export const cardList = (rows: readonly Row[]): string =>
  rowList(rows, 'api-rows api-cards');

/** Wraps Markdown in an element with a class, and an ID if it has an anchor. */
export const inBox = (className: string, content: string, id = ''): string =>
  content &&
  `<div class="${className}"${id && ` id="${id}"`}>\n\n${content}\n\n</div>`;

/** Folds Markdown below a summary. */
export const folded = (summary: string, content: string): string =>
  content &&
  `<details class="api-fold">\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;

/** Returns a code block that isn't a sample. */
export const signature = (code: string, meta = ''): string =>
  `\`\`\`ts signature${meta}\n${code}\n\`\`\``;

/** Returns inline code, also for text that contains backticks. */
export const inlineCode = (text = ''): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : text && `\`${text}\``;
