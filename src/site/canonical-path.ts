import {sets} from './sets';

const [first, ...others] = sets;
/** Packages that several sets document have the same pages in each; a frozen version has its own. */
const shared = first.packages.filter((name) =>
  others.every(({packages}) => packages.some((other) => other === name)),
);
const copy = new RegExp(
  `^/(?:${others.map(({id}) => id).join('|')})/((?:[^/]+/)?api/(?:${shared.join('|')})(?:/|$))`,
);

/**
 * The path of the page that search engines should list for a page: that of the
 * first set where several hold the same one, otherwise the page itself.
 *
 * @param path below the base URL, with a slash in front
 */
export function canonicalPath(path: string): string {
  return path.replace(copy, `/${first.id}/$1`);
}
