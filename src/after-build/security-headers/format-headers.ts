/** A path below the base URL, with `*` as a wildcard, and its headers. */
export interface PathHeaders {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Returns the text of a `_headers` file for Netlify and Cloudflare Pages. */
export function formatHeadersFile(
  rules: readonly PathHeaders[],
  baseUrl: string,
): string {
  return rules
    .map(({path, headers}) =>
      [
        baseUrl + path,
        ...Object.entries(headers).map(
          ([name, value]) => `  ${name}: ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}
