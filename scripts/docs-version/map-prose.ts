const fence = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;

/**
 * Changes a Markdown text outside of its code blocks.
 *
 * @param change - gets the parts between two code blocks, line breaks included
 */
export function mapProse(
  markdown: string,
  change: (prose: string) => string,
): string {
  let result = '';
  let end = 0;
  for (const match of markdown.matchAll(fence)) {
    result += change(markdown.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(markdown.slice(end));
}
