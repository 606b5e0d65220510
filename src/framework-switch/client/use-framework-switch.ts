import {
  useActivePluginAndVersion,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import type {SetId} from '../../site/sets';
import {counterpartOf} from '../counterpart';
import {linkInVersion, type VersionLink} from '../link-in-version';

/** The set being read, and the page of the other one that stands for the page being read. */
export interface FrameworkSwitch extends VersionLink {
  from: SetId;
  to: SetId;
}

/**
 * Finds where the page being read leads in the other set, in the same version
 * where both sets have it, at the same heading.
 *
 * @throws on a page outside the sets
 */
export function useFrameworkSwitch(): FrameworkSwitch {
  const {pathname, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const docs = useAllDocsData();
  const {activePlugin, activeVersion} = useActivePluginAndVersion({
    failfast: true,
  })!;
  const from = activePlugin.pluginId as SetId;
  const page = pathname.slice(activeVersion!.path.length);
  const counterpart = counterpartOf(`/${from}${page}`)!;
  const {versions} = docs[counterpart.set]!;
  const link = linkInVersion(counterpart, activeVersion!.name, versions);
  const href = isBrowser && !link.isMissing ? link.href + hash : link.href;
  return {from, to: counterpart.set, ...link, href};
}
