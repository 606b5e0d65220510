import {setOf} from '../../framework-switch/set-of';
import type {SetId} from '../../site/sets';
import type {Hit} from './protocol';

/** A result, with its sets: one, both, or none. */
export interface Row<Result = Hit> {
  hit: Result;
  sets: {set: SetId; url: string}[];
}

/**
 * Merges the results at the same place of both sets into one row, at the
 * position of the first.
 *
 * @param baseUrl - begins and ends with a slash
 */
export function mergeTwins<Result extends {url: string}>(
  hits: readonly Result[],
  baseUrl: string,
): Row<Result>[] {
  const rows = new Map<string, Row<Result>>();
  for (const hit of hits) {
    const {pathname, hash} = new URL(hit.url);
    const path = pathname.slice(baseUrl.length - 1);
    const set = setOf(path);
    const sets = set ? [{set, url: hit.url}] : [];
    const key = set ? path.slice(`/${set}`.length) + hash : hit.url;
    const twin = rows.get(key);
    if (!twin) rows.set(key, {hit, sets});
    // The hosted service returns a hit for each passage of a section.
    else if (!twin.sets.some((each) => each.set === set)) {
      twin.sets.push(...sets);
    }
  }
  return Array.from(rows.values());
}
