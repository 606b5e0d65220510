/**
 * The path of a page's twin: `/react/setup.md` for `/react/setup`, `/index.md`
 * for `/`. The build and the pages share it, so that no link misses its twin.
 *
 * @param pathname - of the page, with the base URL
 * @param baseUrl - with a slash at both ends
 */
export function twinPath(pathname: string, baseUrl: string): string {
  const page = pathname.replace(/\/+$/, '');
  return page === baseUrl.replace(/\/$/, '')
    ? `${baseUrl}index.md`
    : `${page}.md`;
}
