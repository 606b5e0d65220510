import {counterparts, type Counterparts} from './counterparts';
import {otherSetOf, type SetId} from '../site/sets';
import {setOf} from './set-of';

/** The counterpart of a page in the other set. */
export interface Counterpart {
  /** The other set. */
  set: SetId;
  /** Path below that set, such as `/guides/faq`; empty for its root. */
  page: string;
  /** The heading on `page` for readers of a missing page: `#retry`. */
  hash?: string;
  /** Path below the base URL, in the current version: `/vue/guides/faq`. */
  path: string;
  /** The counterpart's name, if it differs from this page's. */
  label?: string;
  /** Whether the other set lacks the page. Then `page` is the nearest one. */
  isMissing: boolean;
}

/**
 * Returns the page's counterpart in the other set, or the nearest page.
 *
 * @param path - path below the base URL and without a version, such as
 * `/react/api/react/functions/useLazyLoadQuery`.
 * @param tables - pairs whose paths differ; the site's by default
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
  const [page = '', heading] = (nearest[here][own] ?? alike).split('#');
  return {
    set,
    page,
    path: `/${set}${page}`,
    ...(heading && {hash: `#${heading}`}),
    ...(lastOf(page) !== lastOf(own) && {label: nameOf(page)}),
    isMissing: own in nearest[here],
  };
}

const lastOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);

/** Returns a page's name, derived from its path. */
function nameOf(page: string): string {
  const name = lastOf(page);
  if (/^\/api\/\w+$/.test(page)) return `@reactive-dot/${name}`;
  if (page.startsWith('/api/')) return name;
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ');
}
