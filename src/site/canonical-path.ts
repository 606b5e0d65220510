/** The pages of packages that both sets document; a frozen version has its own. */
const vueCopy = /^\/vue\/((?:[^/]+\/)?api\/(?:core|utils)(?:\/|$))/;

/**
 * The path of the page that search engines should list for a page: that of the
 * React set where both sets hold the same one, otherwise the page itself.
 *
 * @param path below the base URL, with a slash in front
 */
export function canonicalPath(path: string): string {
  return path.replace(vueCopy, '/react/$1');
}
