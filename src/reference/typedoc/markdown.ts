/** Parts with an empty line between them; what is missing leaves none. */
export const paragraphs = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** A heading and what follows it, or nothing when nothing follows. */
export function section(
  level: number,
  title: string,
  ...parts: (string | false | undefined)[]
): string {
  const body = paragraphs(...parts);
  return body && `${'#'.repeat(level)} ${title}\n\n${body}`;
}

/** A table, or nothing when it has no rows. A column without a word is left out. */
export function table(headers: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const shown = headers.map((_, index) => rows.some((row) => row[index]));
  const line = (cells: string[]) =>
    `| ${cells
      .filter((_, index) => shown[index])
      .map((cell) => cell.replace(/\s*\n\s*/g, ' ') || '–')
      .map((cell) => cell.replace(/(?<!\\)\|/g, '\\|'))
      .join(' | ')} |`;
  return [headers, headers.map(() => '---'), ...rows].map(line).join('\n');
}

/** A notice that stands out: `warning`, `danger`, `info`. */
export const notice = (kind: string, title: string, text: string): string =>
  text && `:::${kind}[${title}]\n\n${text}\n\n:::`;

/** Code as a declaration, which is laid out and shown unlike an example. */
export const signatureFence = (...parts: string[]): string =>
  `\`\`\`ts signature\n${parts.join('\n\n')}\n\`\`\``;

/** Inline code; backticks in it are fenced. */
export const inlineCode = (text: string): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : text && `\`${text}\``;

/**
 * A name as a heading shows it: on a narrow screen it breaks before a capital or
 * after a slash. What breaks it is no character, so copying the name leaves it out.
 */
export const breakable = (name: string): string =>
  name.replace(/[a-z](?=[A-Z])|\/(?=.)/g, '$&<wbr />');

/** A type as typedoc-plugin-markdown writes it, a piece of code for each word, without any marks. */
export const plainType = (type: string): string =>
  type
    .replace(/\[`([^`]*)`\]\([^)\s]*\)/g, '`$1`')
    .replace(/`` (.*?) ``|`([^`]*)`|\\(.)|\*/g, '$1$2$3');

/** Code in which every name that leads somewhere is a link; what strings in it say is no name. */
export function linkedCode(
  code: string,
  urls: ReadonlyMap<string, string>,
): string {
  let linked = '';
  let end = 0;
  for (const {0: name, index} of code.matchAll(
    /"[^"]*"|'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*/g,
  )) {
    const url = urls.get(name);
    if (!url) continue;
    linked += `${inlineCode(code.slice(end, index))}[${inlineCode(name)}](${url})`;
    end = index + name.length;
  }
  return linked + inlineCode(code.slice(end));
}
