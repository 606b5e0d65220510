import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

import {setLabels, type SetId} from './sets';

/**
 * Returns the site's name in the titles of a set, `ReactiveDOT for Vue`. For an
 * earlier version it's shorter, to leave room: `ReactiveDOT Vue 0.68`.
 */
export function titleOfSet(
  siteTitle: string,
  {pluginId, label, isLast}: PropVersionMetadata,
): string {
  const set = setLabels[pluginId as SetId];
  return isLast ? `${siteTitle} for ${set}` : `${siteTitle} ${set} ${label}`;
}

/**
 * Returns a set's label, with the version if it's an earlier one: `Vue`, `Vue
 * 0.68`.
 *
 * @param version - the docs plugin's version name; `current` is the newest
 */
export function labelWithVersion(label: string, version: string): string {
  return version === 'current' ? label : `${label} ${version}`;
}
