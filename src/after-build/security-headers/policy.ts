/** A Content-Security-Policy: the sources that each directive allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Formats a policy for a header or a meta element. */
export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Inserts the policy at the top of the head, because it only applies to content
 * after it.
 *
 * @param policy - from {@link serializePolicy}; has no double quotes
 * @param page - the page's name, for the error message
 * @throws if the page has no head
 */
export function insertPolicy(
  html: string,
  policy: string,
  page: string,
): string {
  const head = /<head(?:\s[^>]*)?>(?:<meta charset=[^>]*>)?/i;
  if (!head.test(html)) {
    throw new Error(
      `${page} has no <head> to put the Content-Security-Policy into. Give it one, or do not publish it as a page.`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(head, (found) => found + meta);
}
