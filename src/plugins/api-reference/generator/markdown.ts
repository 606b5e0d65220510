/** A table, or nothing when it has no rows. Cells are Markdown on one line. */
export function table(headers: string[], rows: string[][]): string {
  if (rows.length === 0) {
    return '';
  }
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ') || '–').join(' | ')} |`;
  return [
    line(headers),
    line(headers.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}

/** A heading and what follows it, or nothing when nothing follows. */
export function section(
  level: number,
  title: string,
  ...parts: (string | undefined)[]
): string {
  const body = paragraphs(...parts);
  return body ? `${'#'.repeat(level)} ${title}\n\n${body}` : '';
}

export function paragraphs(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

/**
 * A name as a heading shows it: on a narrow screen it breaks before a capital or
 * after a slash. What breaks it is no character, so copying the name leaves it out.
 */
export function breakable(name: string): string {
  return name.replace(/[a-z](?=[A-Z])|\/(?=.)/g, '$&<wbr />');
}

/** A notice that stands out: `warning`, `danger`, `info`. */
export function notice(kind: string, title: string, text: string): string {
  return `:::${kind}[${title}]\n\n${text.trim()}\n\n:::`;
}

/** Front matter; values are JSON, which YAML reads. */
export function frontMatter(values: Record<string, unknown>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** The first sentence of a Markdown text, without its marks: for descriptions. */
export function firstSentence(markdown: string): string {
  const plain = markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?=\s|$)/.exec(plain)?.[0] ?? plain;
}
