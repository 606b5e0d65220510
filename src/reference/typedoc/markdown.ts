type Part = string | false | undefined;

/** Parts with an empty line between them; what is missing leaves none. */
export const paragraphs = (...parts: Part[]): string =>
  parts.filter(Boolean).join('\n\n');

/** A heading and what follows it, or nothing when nothing follows. */
export function section(
  level: number,
  title: string,
  ...parts: Part[]
): string {
  const body = paragraphs(...parts);
  return body && `${'#'.repeat(level)} ${title}\n\n${body}`;
}

/** A row: what it's about on one line, then the words, then the rows that belong to it. */
export interface Row {
  head: string;
  words: string;
  rows: Row[];
}

/** Rows as a list, which nests; `reference.css` gives it its look. */
export const rowList = (
  rows: readonly Row[],
  className = 'api-rows',
): string => (rows.length === 0 ? '' : inBox(className, listOf(rows)));

const listOf = (rows: readonly Row[]): string =>
  rows
    .map(({head, words, rows: inner}) =>
      `- ${paragraphs(head, words, listOf(inner))}`.replace(/\n(?=.)/g, '\n  '),
    )
    .join('\n\n');

/** Markdown in an element with a class. */
export const inBox = (className: string, content: string): string =>
  content && `<div class="${className}">\n\n${content}\n\n</div>`;

/** Markdown that stands folded below a line. */
export const folded = (summary: string, content: string): string =>
  content &&
  `<details class="api-fold">\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;

/** A block of code that isn't a sample. */
export const signature = (code: string, meta = ''): string =>
  `\`\`\`ts signature${meta}\n${code}\n\`\`\``;

/** Inline code; backticks in it are fenced. */
export const inlineCode = (text = ''): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : text && `\`${text}\``;
