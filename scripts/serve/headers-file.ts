/** A path, in which `*` stands for any run of characters, and what is sent for it. */
interface HeaderRule {
  matches: RegExp;
  headers: string[][];
}

/** Reads the `_headers` file that the build wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const blocks = text.split(/\n(?=\/)/).filter((block) => block.trim());
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const parts = pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return {
      matches: new RegExp(`^${parts.join('.*')}$`),
      headers: lines.map((line) => line.trim().split(/:\s+(.*)/, 2)),
    };
  });
}

/**
 * The headers of all rules for a path.
 *
 * @throws where two rules set the same header: Netlify sends the later value,
 * Cloudflare Pages both of them, joined
 */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Map<string, string> {
  const sent = new Map<string, string>();
  const matching = rules.filter(({matches}) => matches.test(pathname));
  for (const [name, value] of matching.flatMap(({headers}) => headers)) {
    if (sent.has(name!)) {
      throw new Error(
        `_headers sets ${name} twice for ${pathname}. Hosts merge that differently: let one rule set it.`,
      );
    }
    sent.set(name!, value!);
  }
  return sent;
}
