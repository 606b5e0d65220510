import {counterparts, type Counterparts} from './counterparts';
import {otherSetOf, type SetId} from '../site/sets';
import {setOf} from './set-of';

/** Where a page of one set leads in the other. */
export interface Counterpart {
  /** The other set. */
  set: SetId;
  /** Path of the page below that set: `/guides/faq`, or nothing for its root. */
  page: string;
  /** Path below the base URL, in the current version: `/vue/guides/faq`. */
  path: string;
  /** Name of the page there, where it is another than here. */
  label?: string;
  /** There is no such page; then `page` is the nearest one. */
  isMissing: boolean;
}

/**
 * The page of the other set that says the same, or the nearest to it.
 *
 * @param path - a page's path below the base URL and without a version, such as
 * `/react/api/react/functions/useLazyLoadQuery`.
 * @param tables - what pairs otherwise than by path; the site's own by default.
 * @returns undefined for a path outside both sets.
 */
export function counterpartOf(
  path: string,
  {apiPairs, nearest}: Counterparts = counterparts,
): Counterpart | undefined {
  const here = setOf(path);
  if (here === undefined) return undefined;
  const set = otherSetOf(here);
  const own = path.slice(here.length + 1).replace(/\/$/, '');
  const [, symbol] = new RegExp(`^/api/${here}($|/.*)`).exec(own) ?? [];
  const [from, to] = here === 'react' ? ([0, 1] as const) : ([1, 0] as const);
  const pair = apiPairs.find((each) => each[from] === symbol);
  const alike =
    symbol === undefined ? own : `/api/${set}${pair?.[to] ?? symbol}`;
  const page = nearest[here][own] ?? alike;
  return {
    set,
    page,
    path: `/${set}${page}`,
    ...(lastOf(page) !== lastOf(own) && {label: nameOf(page)}),
    isMissing: own in nearest[here],
  };
}

const lastOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);

/** What the page calls itself: by its path, like every page of the sets. */
function nameOf(page: string): string {
  const name = lastOf(page);
  if (/^\/api\/\w+$/.test(page)) return `@reactive-dot/${name}`;
  if (page.startsWith('/api/')) return name;
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ');
}
