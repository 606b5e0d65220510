/** A path below the base URL, in which `*` is any run of characters, and the headers sent for it. */
export interface PathHeaders {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The text of a `_headers` file as Netlify and Cloudflare Pages read it. */
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
