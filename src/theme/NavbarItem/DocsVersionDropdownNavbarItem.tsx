import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';

import {setIds} from '@site/src/site/sets';

/** The set whose versions are offered where no set is being read. */
const [defaultSet] = setIds;

/** The navbar has one dropdown a set; only that of the set being read shows. */
export default function DocsVersionDropdownOfActiveSet(
  props: ComponentProps<typeof DocsVersionDropdownNavbarItem>,
): ReactNode {
  const activeSet = useActivePlugin()?.pluginId ?? defaultSet;
  return (props as {docsPluginId?: string}).docsPluginId === activeSet ? (
    <DocsVersionDropdownNavbarItem {...props} />
  ) : null;
}
