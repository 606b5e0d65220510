import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import type {Counterpart} from './counterpart';

/**
 * Places a counterpart in the version that is being read, or in the latest where
 * its set has no version of that name. The table of counterparts is that of the
 * current version: where a frozen version lacks the page, its first one stands in.
 *
 * @param versionName - name of the version being read.
 * @param versions - all versions of the counterpart's set.
 * @returns the counterpart there, whose `href` has the base URL and the version.
 */
export function linkInVersion(
  {page, label, isMissing}: Counterpart,
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
  // The path of a folder's index ends with a slash that its address hasn't.
  const hasPage = docs.some((doc) => doc.path.replace(/\/$/, '') === href);
  if (page === '' || hasPage) return {href, label, isMissing};
  const first = docs.find(({id}) => id === mainDocId)!;
  return {href: first.path, label: 'the first page', isMissing: true};
}
