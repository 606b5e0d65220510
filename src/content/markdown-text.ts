import {parse} from 'yaml';

/** Matches fenced code, also in lists and quotations. */
const fence = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;

/** The front matter that we read. Docusaurus checks that it's text. */
export interface FrontMatter {
  title?: string;
  description?: string;
}

/**
 * Returns the front matter of a Markdown text. It's empty if there is none, or
 * invalid YAML, which Docusaurus reports.
 */
export function frontMatterOf(text: string): FrontMatter {
  const [, yaml = ''] = /(?<![^])---\r?\n([^]*?)^---[ \t]*$/m.exec(text) ?? [];
  try {
    return (parse(yaml) as FrontMatter | null) ?? {};
  } catch {
    return {};
  }
}

/** Blanks fenced code. Line numbers stay the same. */
export const withoutFences = (text: string): string =>
  text.replace(fence, (code) => code.replace(/[^\n]/g, ''));

/** Changes a Markdown text, but not its fenced code. */
export function changeProse(
  text: string,
  change: (prose: string) => string,
): string {
  let changed = '';
  let end = 0;
  for (const match of text.matchAll(fence)) {
    changed += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return changed + change(text.slice(end));
}

/** An import of a partial, such as `import Name from '@site/docs-shared/_name.mdx';`. */
export interface PartialImport {
  statement: string;
  /** The name of its element: `Name`. */
  name: string;
  /** The path as written: `@site/docs-shared/_name.mdx`. */
  specifier: string;
}

const partialImport =
  /^import\s+(\w+)\s+from\s+["']((?:@site|\.{1,2})\/[^"']+\.mdx?)["'];?/gm;

/** Returns a page's imports of Markdown files, in order. */
export const partialsOf = (text: string): PartialImport[] =>
  Array.from(
    text.matchAll(partialImport),
    ([statement, name = '', specifier = '']) => ({statement, name, specifier}),
  );
