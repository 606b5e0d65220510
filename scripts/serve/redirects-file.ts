/** A line of a `_redirects` file. */
export interface RedirectRule {
  /** Path that is answered so, whatever its query. */
  from: string;
  /** Path, perhaps with an anchor. */
  to: string;
  status: number;
}

/**
 * Reads what the site uses of the format that Netlify and Cloudflare Pages share:
 * a line with a path, where it leads, and a status.
 *
 * @throws when a line has another form
 */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const match = /^(\/[^\s*:]*)\s+(\/\S*)\s+(30[1278])$/.exec(line.trim());
    if (!match) {
      throw new Error(
        `_redirects:${index + 1}: expected "/from /to 301", not "${line}"`,
      );
    }
    return [{from: match[1]!, to: match[2]!, status: Number(match[3])}];
  });
}

/** The address a redirect leads to for a request with this query. */
export function locationOf({to}: RedirectRule, query?: string): string {
  if (query === undefined) return to;
  const [page, anchor] = to.split('#', 2);
  return `${page}?${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
