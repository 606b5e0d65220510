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

/** Returns a name's words in a fixed order, because readers mix them up. */
const orderless = (name: string): string => wordsIn(name).sort().join('-');

/**
 * Finds the pages that a mistyped or moved address most likely means.
 *
 * @returns the page of each set whose name contains all words of the address's
 *   name, such as `useSpendableBalance` for `useBalance`, or else whose name is
 *   the most similar, in whatever order its words are; the address's own set
 *   first. After the first hook or composable, its guide: Mutation for
 *   `useMutation`. Empty if more than two of five letters differ
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
  const candidates = longer.length > 0 ? longer : names;
  const words = orderless(name);
  const nearWords = closest(words, candidates.map(orderless));
  if (longer.length === 0 && distance(words, nearWords) > name.length * 0.4)
    return [];
  const near = candidates.find((each) => orderless(each) === nearWords);
  // It may stand below a base URL.
  const parts = address.split('/');
  const first = setIds.find((set) => parts.includes(set)) ?? setIds[0]!;
  const [nearest, ...others] = [first, otherSetOf(first)].flatMap((set) => {
    const named = pages.filter(
      (page) => page.set === set && nameOf(page.path) === near,
    );
    const path = closest(
      address,
      named.map((page) => page.path),
    );
    return named.filter((page) => page.path === path);
  });
  return nearest ? [nearest, ...guidesOf(nearest, pages), ...others] : [];
}

/** Returns the guide with the name of a hook or a composable. */
function guidesOf(
  {set, path}: TitledPage,
  pages: readonly TitledPage[],
): TitledPage[] {
  const [, topic] = /^use([A-Z].*)/.exec(nameOf(path)) ?? [];
  return pages.filter(
    (page) =>
      topic !== undefined &&
      page.set === set &&
      !page.path.includes('/api/') &&
      orderless(nameOf(page.path)) === orderless(topic),
  );
}
