import {setIds, type SetId} from '../../site/sets';
import type {Hit} from './protocol';

type Place = Pick<Hit, 'url' | 'anchor'>;

/** Where a result is found: in one set, in both, or on a page of none. */
interface Sets {
  sets: {set: SetId; url: string}[];
}

/** A result and where it is found. */
export type Row = Hit & Sets;

/** Makes one row of what both sets have at the same place, where the first of them stands. */
export function mergeTwins<Result extends Place>(
  hits: readonly Result[],
  baseUrl: string,
): (Result & Sets)[] {
  const rows = new Map<string, Result & Sets>();
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
