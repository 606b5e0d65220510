export type Policy = Readonly<Record<string, readonly string[]>>;

/** The policy as it stands in a header or a meta element. */
export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Puts the policy at the head's beginning, since it holds only for what follows it. */
export function insertPolicy(html: string, policy: string): string {
  const head = /<head(?:\s[^>]*)?>(?:<meta charset=[^>]*>)?/i;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(head, (found) => found + meta);
}
