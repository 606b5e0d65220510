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
  const version =
    versions.find(({name}) => name === versionName) ??
    versions.find(({isLast}) => isLast)!;
  const href = version.path + page;
  if (page === '' || hasPage(version, href)) return {href, label, isMissing};
  const first = version.docs.find(({id}) => id === version.mainDocId)!;
  return {href: first.path, label: 'the first page', isMissing: true};
}

/** Whether a version of a set has a page at this path, which begins with the base URL. */
const hasPage = (
  {docs}: Pick<GlobalVersion, 'docs'>,
  address: string,
): boolean =>
  // The path of a folder's index ends with a slash that its address hasn't.
  docs.some(({path}) => path.replace(/\/$/, '') === address);
