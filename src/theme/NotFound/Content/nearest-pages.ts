import {closest, distance} from 'fastest-levenshtein';

/** Returns the last part of an address, without a file extension. */
export const nameOf = (address: string): string =>
  address
    .replace(/(\.\w+)?\/*$/, '')
    .split('/')
    .at(-1)!;

/**
 * Finds the page that a mistyped or moved address most likely means.
 *
 * @returns a page whose name starts with that of the address, such as
 *   `queries-in-depth` for `queries`, or else the page with the most similar
 *   name; undefined if more than two of five letters differ
 */
export function nearestPage(
  address: string,
  pages: readonly string[],
): string | undefined {
  const name = nameOf(address);
  const names = pages.map(nameOf);
  const longer = names.filter((each) => each.startsWith(`${name}-`));
  const near = closest(name, longer.length > 0 ? longer : names);
  if (longer.length === 0 && distance(name, near) > name.length * 0.4)
    return undefined;
  return closest(
    address,
    pages.filter((page) => nameOf(page) === near),
  );
}
