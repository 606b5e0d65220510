import {setIds, type SetId} from '../../../site/sets';
import type {Hit} from '../protocol';

/** A result, and where it is found: in one set, in both, or on a page of none. */
export interface Row extends Hit {
  sets: {set: SetId; url: string}[];
}

/** Makes one row of what both sets have at the same place, where the first of them stands. */
export function mergeTwins(hits: readonly Hit[], baseUrl: string): Row[] {
  const rows = new Map<string, Row>();
  for (const hit of hits) {
    const [set, ...rest] = new URL(hit.url).pathname
      .slice(baseUrl.length)
      .split('/');
    const id = setIds.find((each) => each === set);
    const sets = id ? [{set: id, url: hit.url}] : [];
    const key = id ? `${rest.join('/')}#${hit.anchor}` : hit.url;
    const twin = rows.get(key);
    if (twin) twin.sets.push(...sets);
    else rows.set(key, {...hit, sets});
  }
  return Array.from(rows.values());
}
