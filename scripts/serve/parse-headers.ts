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
  headers: string[][];
}

/** Parses the built `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const blocks = text.split(/\n(?=\/)/).filter((block) => block.trim());
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return {
      path,
      headers: lines.map((line) => line.trim().split(/:\s+(.*)/, 2)),
    };
  });
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

function sentBy(
  {folder, merge}: Host,
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const isFor = ({path}: HeaderRule): boolean => {
    const pattern = path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$|\*/g, (star) => (star === '*' ? '.*' : folder));
    return new RegExp(`^${pattern}$`).test(pathname);
  };
  const headers = new Map<string, string>();
  for (const [name, value] of rules.filter(isFor).flatMap((r) => r.headers)) {
    const earlier = headers.get(name!);
    headers.set(name!, earlier ? merge(earlier, value!) : value!);
  }
  return headers;
}
