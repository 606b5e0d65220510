/**
 * Returns the path of a page's Markdown copy: `/react/setup.md` for
 * `/react/setup`, `/index.md` for `/`.
 *
 * @param pathname - the page's path, with the base URL
 * @param baseUrl - with a slash at both ends
 */
export function copyPath(pathname: string, baseUrl: string): string {
  const page = pathname.replace(/\/+$/, '');
  return page === baseUrl.replace(/\/$/, '')
    ? `${baseUrl}index.md`
    : `${page}.md`;
}
