import {closest, distance} from 'fastest-levenshtein';

import type {TitledPage} from '@site/src/content/page-titles';
import {otherSetOf, setIds} from '@site/src/site/sets';

/** Returns the last part of an address, without a file extension. */
export const nameOf = (address: string): string =>
  address
    .replace(/(\.\w+)?\/*$/, '')
    .split('/')
    .at(-1)!;

/** Returns the words of a name such as `queries-in-depth` or `useBlock`. */
const wordsIn = (name: string): string[] =>
  name.split(/-|(?=[A-Z])/).map((word) => word.toLowerCase());

/**
 * Finds the pages that a mistyped or moved address most likely means.
 *
 * @returns the page of each set whose name contains all words of the address's
 *   name, such as `useSpendableBalance` for `useBalance`, or else whose name is
 *   the most similar; the address's own set first. Empty if more than two of
 *   five letters differ
 */
export function nearestPages(
  address: string,
  pages: readonly TitledPage[],
): TitledPage[] {
  const name = nameOf(address);
  const names = pages.map(({path}) => nameOf(path));
  const longer = names.filter((each) =>
    wordsIn(name).every((word) => wordsIn(each).includes(word)),
  );
  const near = closest(name, longer.length > 0 ? longer : names);
  if (longer.length === 0 && distance(name, near) > name.length * 0.4)
    return [];
  // It may stand below a base URL.
  const parts = address.split('/');
  const first = setIds.find((set) => parts.includes(set)) ?? setIds[0]!;
  return [first, otherSetOf(first)].flatMap((set) => {
    const named = pages.filter(
      (page) => page.set === set && nameOf(page.path) === near,
    );
    const path = closest(
      address,
      named.map((page) => page.path),
    );
    return named.filter((page) => page.path === path);
  });
}
