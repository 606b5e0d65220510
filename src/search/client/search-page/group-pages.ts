import {setOf} from '../../../framework-switch/set-of';
import {kindOf, type Kind} from '../kind';
import type {Row} from '../merge-twins';

/** The results on a page, and on the same page of the other set. */
export interface PageGroup {
  /** The path below the base URL, without its set. */
  key: string;
  kind: Kind;
  /** The page itself, if it is a result. */
  page?: Row;
  sections: Row[];
}

/**
 * Groups results by page, in the order of each page's best result.
 *
 * @param baseUrl - begins and ends with a slash
 */
export function groupPages(rows: readonly Row[], baseUrl: string): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const row of rows) {
    const {pathname, hash} = new URL(row.hit.url);
    const path = pathname.slice(baseUrl.length - 1);
    const set = setOf(path);
    const key = set ? path.slice(`/${set}`.length) : path;
    const group = groups.get(key) ?? {key, kind: kindOf(path), sections: []};
    groups.set(key, group);
    if (hash === '') group.page = row;
    else group.sections.push(row);
  }
  return Array.from(groups.values());
}

/** Returns all results on a page, the page itself first. */
export const rowsOf = ({page, sections}: PageGroup): Row[] =>
  page ? [page, ...sections] : sections;
