/**
 * Reads `_headers`, which Netlify and Cloudflare Pages interpret differently, for
 * the local server and for tests. A file that both hosts would read differently
 * is an error.
 */

/** A host's interpretation of `_headers`. */
interface Host {
  /** Regular expression for the end of a path such as `/docs/*`. */
  folder: string;
  /** Merges the values of two rules that set the same header. */
  merge: (earlier: string, later: string) => string;
}

const netlify: Host = {
  // Also matches the folder itself.
  folder: '(?:/.*)?',
  merge: (_earlier, later) => later,
};
const cloudflarePages: Host = {
  folder: '/.*',
  merge: (earlier, later) => `${earlier}, ${later}`,
};

/** A path, with `*` as a wildcard, and its headers. */
interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Parses the built `_headers` file.
 *
 * @throws if a line below a path isn't a header
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const blocks = text.split(/\n(?=\/)/).filter((block) => block.trim());
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return {path, headers: lines.map(parseHeader)};
  });
}

/** @throws for a line without a colon and a space */
function parseHeader(line: string): [name: string, value: string] {
  const [, name, value] = /^\s*([^:\s]+):\s+(.*?)\s*$/.exec(line) ?? [];
  if (!name || value === undefined) {
    throw new Error(`_headers has "${line.trim()}", which isn't a header.`);
  }
  return [name, value];
}

/**
 * Returns the headers for a path, from all matching rules.
 *
 * @throws if hosts would send different headers
 */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const headers = sentBy(netlify, rules, pathname);
  const others = sentBy(cloudflarePages, rules, pathname);
  for (const [name, value] of headers) {
    const other = others.get(name);
    if (other !== value) {
      throw new Error(
        `_headers sets ${name} in two rules for ${pathname}: Netlify would send "${value}", Cloudflare Pages "${other}". Set it in one rule only.`,
      );
    }
  }
  return headers;
}

/** Returns the headers that a host sends for a path. */
function sentBy(
  host: Host,
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!patternOf(host, rule).test(pathname)) continue;
    for (const [name, value] of rule.headers) {
      const earlier = headers.get(name);
      headers.set(name, earlier ? host.merge(earlier, value) : value);
    }
  }
  return headers;
}

/** Returns an expression for the paths of a rule. */
function patternOf({folder}: Host, {path}: HeaderRule): RegExp {
  const pattern = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$|\*/g, (star) => (star === '*' ? '.*' : folder));
  return new RegExp(`^${pattern}$`);
}
