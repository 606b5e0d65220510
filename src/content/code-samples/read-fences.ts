import type {Fence} from './model';

const opening = /^(?<indent>[ \t>]*)(?<fence>`{3,}|~{3,})(?<info>[^`]*)$/;

/**
 * Finds the fenced code blocks of a Markdown or MDX text, also inside lists,
 * quotes, admonitions and JSX.
 *
 * @param text - the whole file, front matter included
 * @returns the fences in the order of the file
 */
export function readFences(text: string): Fence[] {
  const lines = text.split(/\r?\n/);
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index++) {
    const groups = opening.exec(lines[index] ?? '')?.groups;
    if (!groups) continue;
    const {indent = '', fence = '', info = ''} = groups;
    const closing = new RegExp(
      `^[ \\t>]*${fence.charAt(0)}{${fence.length},}[ \\t]*$`,
    );
    const line = index + 1;
    const body: string[] = [];
    for (index++; index < lines.length; index++) {
      const current = lines[index] ?? '';
      if (closing.test(current)) break;
      body.push(withoutIndent(current, indent));
    }
    const [language = '', ...meta] = info.trim().split(/\s+/);
    fences.push({
      language,
      meta: meta.join(' '),
      title: readMetaValue(info, 'title'),
      code: body.join('\n'),
      line,
      indent: indent.length,
    });
  }
  return fences;
}

/**
 * Value of `name="..."` in the text after a fence's language.
 *
 * @returns undefined when the name is not there
 */
export function readMetaValue(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta);
  return match?.[2];
}

/** Whether a bare word such as `signature` stands in a fence's meta. */
export function hasMetaWord(meta: string, word: string): boolean {
  return meta
    .replace(/\w+=(["']).*?\1/g, '')
    .split(/\s+/)
    .includes(word);
}

function withoutIndent(line: string, indent: string): string {
  let cut = 0;
  while (cut < indent.length && /[ \t>]/.test(line.charAt(cut))) cut++;
  return line.slice(cut);
}
