const fence = /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm;
const link = /(?:\]\(|\bhref=["'])(\/[^)#?\s"']*\/api\/[^)#?\s"']+)/g;

/**
 * The API pages that a Markdown text links to.
 *
 * @param markdown - Markdown or MDX; links inside fenced code do not count.
 * @returns Site paths without anchors, in the order of their first mention, each once.
 */
export function collectApiLinks(markdown: string): string[] {
  const paths = Array.from(
    markdown.replace(fence, '').matchAll(link),
    ([, path]) => path!,
  );
  return Array.from(new Set(paths));
}

const partial =
  /^import\s+\w+\s+from\s+["']((?:@site|\.{1,2})\/[^"']+\.mdx?)["']/gm;

/**
 * The partials that an MDX text imports.
 *
 * @returns The import paths as they are written, `@site/…` or relative.
 */
export function collectPartials(mdx: string): string[] {
  return Array.from(mdx.matchAll(partial), ([, path]) => path!);
}
