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
  /** Why there is no such page; then `page` is the nearest one. */
  missing?: string;
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
  tables: Counterparts = counterparts,
): Counterpart | undefined {
  const set = setOf(path);
  if (set === undefined) return undefined;
  const page = path.slice(set.length + 1).replace(/\/$/, '');
  const other = otherSetOf(set);
  const target = lookUp(set, other, page, tables);
  return {set: other, path: `/${other}${target.page}`, ...target};
}

function lookUp(
  set: SetId,
  other: SetId,
  page: string,
  {apiPairs, lonePages}: Counterparts,
): Pick<Counterpart, 'page' | 'label' | 'missing'> {
  const lone = lonePages.find(
    (entry) => entry.set === set && entry.page === page,
  );
  if (lone) return {...lone.nearest, missing: lone.reason};

  const reference = `/api/${set}`;
  if (page === reference) {
    return {page: `/api/${other}`, label: `@reactive-dot/${other}`};
  }
  if (!page.startsWith(`${reference}/`)) return {page};
  const symbol = page.slice(reference.length);
  const partner = apiPairs.find((pair) => pair[set].includes(symbol))?.[
    other
  ][0];
  return {
    page: `/api/${other}${partner ?? symbol}`,
    ...(partner && {label: partner.replace(/.*\//, '')}),
  };
}
