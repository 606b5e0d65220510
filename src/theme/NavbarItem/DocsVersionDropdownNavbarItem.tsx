import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';

import {setIds} from '@site/src/site/sets';

/** The set whose versions are listed outside the sets. */
const [defaultSet] = setIds;

/**
 * Props of the label's link. The host serves one not-found page for all unknown
 * addresses. Below a version, React expects that version's label.
 */
const linkProps = {suppressHydrationWarning: true};

/** Shows only the dropdown of the current set. The navbar has one per set. */
export default function DocsVersionDropdownOfActiveSet(
  props: ComponentProps<typeof DocsVersionDropdownNavbarItem>,
): ReactNode {
  const activeSet = useActivePlugin()?.pluginId ?? defaultSet;
  return (props as {docsPluginId?: string}).docsPluginId === activeSet ? (
    <DocsVersionDropdownNavbarItem {...props} {...linkProps} />
  ) : null;
}
