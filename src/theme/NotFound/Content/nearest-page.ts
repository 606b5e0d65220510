import {closestMatch} from 'leven';

/** The last part of an address, without the ending of a file. */
export const nameOf = (address: string): string =>
  address
    .replace(/(\.\w+)?\/*$/, '')
    .split('/')
    .at(-1)!;

/** The page whose name is that of a mistyped or moved address, but for a few letters. */
export function nearestPage(
  address: string,
  pages: readonly string[],
): string | undefined {
  const name = nameOf(address);
  const near = closestMatch(name, pages.map(nameOf), {
    maxDistance: Math.floor(name.length / 3),
  });
  return closestMatch(
    address,
    pages.filter((page) => nameOf(page) === near),
  );
}
