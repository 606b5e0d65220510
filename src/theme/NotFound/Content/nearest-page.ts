import {closest, distance} from 'fastest-levenshtein';

/** The last part of an address, without the ending of a file. */
export const nameOf = (address: string): string =>
  address
    .replace(/(\.\w+)?\/*$/, '')
    .split('/')
    .at(-1)!;

/**
 * Finds the page whose name is that of a mistyped or moved address.
 *
 * @returns a page whose name goes on from there, `queries-in-depth` for `queries`;
 *   undefined if more than two of five letters would have to change
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
