import type {
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

import {setLabels} from '../site/sets';
import type {Counterpart} from './counterpart';

/** Where a counterpart lies in one version of its set. */
export interface VersionLink {
  /** With the base URL and the version. */
  href: string;
  /** Name of the page, where it is another than that of the page being read. */
  label?: string;
  /** Why there is no such page; then `href` leads to the nearest one. */
  missing?: string;
}

/**
 * Places a counterpart in the version that is being read, or in the latest where
 * its set has no version of that name.
 *
 * The table of counterparts is that of the current version. Where a frozen
 * version lacks the page, the link leads to that version's first.
 *
 * @param versionName - name of the version being read.
 * @param versions - all versions of the counterpart's set.
 */
export function linkInVersion(
  {set, page, label, missing}: Counterpart,
  versionName: string,
  versions: readonly Pick<
    GlobalVersion,
    'name' | 'isLast' | 'path' | 'mainDocId' | 'docs'
  >[],
): VersionLink {
  const version =
    versions.find(({name}) => name === versionName) ??
    versions.find(({isLast}) => isLast)!;
  const href = `${version.path}${page}`;
  // The path of a folder's index ends with a slash.
  const isThere = ({path}: GlobalDoc) => path.replace(/\/$/, '') === href;
  if (page === '' || version.docs.some(isThere)) {
    return {href, label, missing};
  }
  const first = version.docs.find(({id}) => id === version.mainDocId)!;
  return {
    href: first.path,
    label: 'the first page',
    missing: `The ${setLabels[set]} documentation of this version has no such page.`,
  };
}
