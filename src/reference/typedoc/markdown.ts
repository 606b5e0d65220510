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

/** A table, or nothing when it has no rows. */
export function table(headers: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: string[]) =>
    `| ${cells
      .map((cell) => cell.replace(/\s*\n\s*/g, ' '))
      .map((cell) => cell.replace(/(?<!\\)\|/g, '\\|'))
      .join(' | ')} |`;
  return [headers, headers.map(() => '---'), ...rows].map(line).join('\n');
}

/** Inline code; backticks in it are fenced. */
export const inlineCode = (text = ''): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : text && `\`${text}\``;
