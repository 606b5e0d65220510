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
    .find(({path}) => path === pathname);
  const newest = versions.find(({isLast}) => isLast);
  return newest?.docs.find(({id}) => id === page?.id)?.path ?? pathname;
}
