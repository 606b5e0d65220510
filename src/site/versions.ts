import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {setIds, type SetId} from './sets';

/** Versions of a set that `npm run docs:version` froze, newest first; none at first. */
export function frozenVersions(set: SetId): string[] {
  const file = path.resolve(__dirname, '../..', `${set}_versions.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}

/**
 * Where a page of a frozen version is in the newest: `/react/guides/faq` for
 * `/react/0.68/guides/faq`; any other path as it is.
 *
 * @param path - below the base URL, with a slash in front
 */
export function withoutVersion(path: string): string {
  const [, set, version = '', ...page] = path.split('/');
  const isFrozen = setIds.some(
    (id) => id === set && frozenVersions(id).includes(version),
  );
  return isFrozen ? ['', set, ...page].join('/') : path;
}
