import {sets} from './sets';

const [first, ...others] = sets;
/**
 * Packages documented in several sets have the same pages in each. Frozen
 * versions have their own.
 */
const shared = first.packages.filter((name) =>
  others.every(({packages}) => packages.some((other) => other === name)),
);
const copy = new RegExp(
  `^/(?:${others.map(({id}) => id).join('|')})/((?:[^/]+/)?api/(?:${shared.join('|')})(?:/|$))`,
);

/**
 * Returns the path that search engines should list for a page. If several sets
 * share the page, it's that of the first set.
 *
 * @param path - below the base URL, with a leading slash
 */
export function canonicalPath(path: string): string {
  return path.replace(copy, `/${first.id}/$1`);
}
