/**
 * Returns the path of a page's Markdown copy: `/react/setup.md` for
 * `/react/setup`, `/index.md` for `/`.
 *
 * @param pathname - the page's path, with the base URL
 * @param baseUrl - with a slash at both ends
 */
export function markdownPath(pathname: string, baseUrl: string): string {
  const path = pathname.replace(/\/+$/, '');
  const isHome = `${path}/` === baseUrl;
  return isHome ? `${baseUrl}index.md` : `${path}.md`;
}
