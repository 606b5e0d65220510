import {setLabels} from './sets';

/** The site's name on pages of a set, `ReactiveDOT for Vue`; elsewhere as it is. */
export function titleWithSet(siteTitle: string, pluginId: string): string {
  const label = (setLabels as Readonly<Record<string, string>>)[pluginId];
  return label ? `${siteTitle} for ${label}` : siteTitle;
}
