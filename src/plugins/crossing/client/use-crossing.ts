import {
  useActivePluginAndVersion,
  useAllDocsData,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';

import {setLabels, type SetId} from '../../../config/sets';
import {counterpartOf, type Counterpart} from '../counterpart';

/** The set being read, and the page of the other one that stands for the page being read. */
export interface Crossing {
  from: SetId;
  to: SetId;
  /** With the base URL and the version. */
  href: string;
  /** Name of the page there, where it is another than here. */
  label?: string;
  /** Why there is no such page; then `href` leads to the nearest one. */
  missing?: string;
}

/**
 * Finds where the page being read leads in the other set, in the same version
 * where both sets have it.
 *
 * @throws on a page outside the sets
 */
export function useCrossing(): Crossing {
  const {pathname} = useLocation();
  const docs = useAllDocsData();
  const {activePlugin, activeVersion} = useActivePluginAndVersion({
    failfast: true,
  })!;
  const from = activePlugin.pluginId as SetId;
  const page = pathname.slice(activeVersion!.path.length);
  const counterpart = counterpartOf(`/${from}${page}`)!;
  const {versions} = docs[counterpart.set]!;
  const version =
    versions.find(({name}) => name === activeVersion!.name) ??
    versions.find(({isLast}) => isLast)!;
  return {from, to: counterpart.set, ...inVersion(version, counterpart)};
}

/** Frozen versions keep their pages; what the sets have now may not be among them. */
function inVersion(
  version: GlobalVersion,
  {set, page, label, missing}: Counterpart,
): Pick<Crossing, 'href' | 'label' | 'missing'> {
  const href = `${version.path}${page}`;
  if (page === '' || version.docs.some(({path}) => path === href)) {
    return {href, label, missing};
  }
  const first = version.docs.find(({id}) => id === version.mainDocId)!;
  return {
    href: first.path,
    label: 'the first page',
    missing: `The ${setLabels[set]} documentation of this version has no such page.`,
  };
}
