/** How a host reads a `_headers` file. */
interface Host {
  /** What the end of a path such as `/docs/*` stands for, as a regular expression. */
  folder: string;
  /** What is sent where two rules set the same header. */
  merge: (earlier: string, later: string) => string;
}

const netlify: Host = {
  // The folder's own path too.
  folder: '(?:/.*)?',
  merge: (_earlier, later) => later,
};
const cloudflarePages: Host = {
  folder: '/.*',
  merge: (earlier, later) => `${earlier}, ${later}`,
};

/** A path, in which `*` stands for any run of characters, and what is sent for it. */
interface HeaderRule {
  path: string;
  headers: string[][];
}

/** Reads the `_headers` file that the build wrote. */
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
 * The headers of all rules for a path.
 *
 * @throws where hosts would send different ones
 */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const sent = sentBy(netlify, rules, pathname);
  const others = sentBy(cloudflarePages, rules, pathname);
  for (const [name, value] of sent) {
    const other = others.get(name);
    if (other !== value) {
      throw new Error(
        `_headers sets ${name} in two rules for ${pathname}: Netlify would send "${value}", Cloudflare Pages "${other}". Let one rule set it.`,
      );
    }
  }
  return sent;
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
  const sent = new Map<string, string>();
  for (const [name, value] of rules.filter(isFor).flatMap((r) => r.headers)) {
    const earlier = sent.get(name!);
    sent.set(name!, earlier ? merge(earlier, value!) : value!);
  }
  return sent;
}
