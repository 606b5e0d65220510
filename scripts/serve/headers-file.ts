/** One block of a `_headers` file: the paths it is for and what they are sent. */
export interface HeaderRule {
  /** Matches the whole path; `*` in the file stands for any run of characters. */
  pattern: RegExp;
  headers: ReadonlyArray<readonly [name: string, value: string]>;
}

/**
 * Reads the format that Netlify and Cloudflare Pages share: a line with a path,
 * then indented `Name: value` lines.
 *
 * @throws when a header line stands before any path or has no colon
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: RegExp; headers: [string, string][]}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({pattern: pathPattern(line.trim()), headers: []});
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (colon < 0 || !rule) {
      throw new Error(
        `_headers:${index + 1}: expected "Name: value" below a path`,
      );
    }
    rule.headers.push([
      line.slice(0, colon).trim(),
      line.slice(colon + 1).trim(),
    ]);
  }
  return rules;
}

/** The headers for a path; where two rules set the same one, the later rule wins. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(pathname)) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

function pathPattern(path: string): RegExp {
  const escaped = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}
