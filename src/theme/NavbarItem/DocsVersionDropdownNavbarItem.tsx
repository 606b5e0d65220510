import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';

import {setIds} from '@site/src/site/sets';

/** The set whose versions are offered where no set is being read. */
const [defaultSet] = setIds;

/**
 * What the link around the label gets. The host sends one not-found page for all
 * unknown addresses, and below a version React expects that version's label.
 */
const linkProps = {suppressHydrationWarning: true};

/** The navbar has one dropdown a set; only that of the set being read shows. */
export default function DocsVersionDropdownOfActiveSet(
  props: ComponentProps<typeof DocsVersionDropdownNavbarItem>,
): ReactNode {
  const activeSet = useActivePlugin()?.pluginId ?? defaultSet;
  return (props as {docsPluginId?: string}).docsPluginId === activeSet ? (
    <DocsVersionDropdownNavbarItem {...props} {...linkProps} />
  ) : null;
}
