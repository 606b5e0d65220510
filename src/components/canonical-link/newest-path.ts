/** What this needs of a version in the docs plugin's global data. */
export interface DocsVersion {
  isLast: boolean;
  docs: readonly {id: string; path: string}[];
}

/**
 * The path that a page of a frozen version has in the newest one.
 *
 * @returns the page's own path where it is of the newest version, or gone since
 */
export function newestPath(
  pathname: string,
  versions: readonly DocsVersion[],
): string {
  const page = versions
    .filter(({isLast}) => !isLast)
    .flatMap(({docs}) => docs)
    .find(({path}) => addressOf(path) === pathname);
  const newest = versions
    .find(({isLast}) => isLast)
    ?.docs.find(({id}) => id === page?.id);
  return newest ? addressOf(newest.path) : pathname;
}

/** The path of a folder's index ends with a slash that its address has not. */
function addressOf(path: string): string {
  return path.replace(/\/$/, '');
}
