import type {MovedPage} from './model';

/**
 * The text of a `_redirects` file as Netlify and Cloudflare Pages read it.
 *
 * @param baseUrl path the site is published under, with a slash at both ends
 */
export function formatRedirectsFile(
  moves: readonly MovedPage[],
  baseUrl: string,
): string {
  const base = baseUrl.slice(0, -1);
  return [
    '# Addresses that pages had before, and where they are now.',
    ...moves.map(({from, to}) => `${base}${from} ${base}${to} 301`),
    '',
  ].join('\n');
}
