import {setIds, type SetId} from '../site/sets';

/**
 * Returns the set that a path belongs to.
 *
 * @param path - below the base URL
 */
export function setOf(path: string): SetId | undefined {
  const [, first] = path.split('/');
  return setIds.find((id) => id === first);
}
