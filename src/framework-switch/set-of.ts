import {setLabels, type SetId} from '../site/sets';

/**
 * The set that a path belongs to.
 *
 * @param path - below the base URL.
 */
export function setOf(path: string): SetId | undefined {
  const first = path.split('/')[1]!;
  return Object.hasOwn(setLabels, first) ? (first as SetId) : undefined;
}
