import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import type {Counterpart} from './counterpart';

/**
 * Finds a counterpart in the version being read, or in the latest version if
 * its set lacks that one. The table of counterparts describes the current
 * version. If a frozen version lacks the page, its first page is used.
 *
 * @param versionName - name of the version being read
 * @param versions - all versions of the counterpart's set
 * @returns the counterpart, with base URL, version, and heading in its `href`
 */
export function linkInVersion(
  {page, hash = '', label, isMissing}: Counterpart,
  versionName: string,
  versions: readonly Pick<
    GlobalVersion,
    'name' | 'isLast' | 'path' | 'mainDocId' | 'docs'
  >[],
) {
  const {path, docs, mainDocId} =
    versions.find(({name}) => name === versionName) ??
    versions.find(({isLast}) => isLast)!;
  const href = path + page;
  // The path of a folder's index ends with a slash. Its address doesn't.
  const hasPage = docs.some((doc) => doc.path.replace(/\/$/, '') === href);
  if (page === '' || hasPage) return {href: href + hash, label, isMissing};
  const first = docs.find(({id}) => id === mainDocId)!;
  return {href: first.path, label: 'the first page', isMissing: true};
}
