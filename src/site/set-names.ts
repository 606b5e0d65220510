import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

import {setLabels, type SetId} from './sets';

/**
 * The site's name on pages of a set, `ReactiveDOT for Vue`, and on those of an
 * earlier version, `ReactiveDOT Vue 0.68`, which leaves the titles room.
 */
export function titleOfSet(
  siteTitle: string,
  {pluginId, label, isLast}: PropVersionMetadata,
): string {
  const set = setLabels[pluginId as SetId];
  return isLast ? `${siteTitle} for ${set}` : `${siteTitle} ${set} ${label}`;
}

/**
 * A set's name as readers see it, with the version on pages of an earlier one:
 * `Vue`, `Vue 0.68`.
 *
 * @param version as the docs plugin names it; `current` is the newest
 */
export function labelWithVersion(label: string, version: string): string {
  return version === 'current' ? label : `${label} ${version}`;
}
