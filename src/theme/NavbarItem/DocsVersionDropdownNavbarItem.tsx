import {
  useActivePlugin,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';

import {setIds} from '@site/src/site/sets';

/** The set whose versions are offered where no set is being read. */
const [defaultSet] = setIds;

/** Of the page that the host sent. Asked before React starts, which changes the mark. */
const isNotFoundPage =
  typeof document !== 'undefined' &&
  document.documentElement.classList.contains('plugin-native');

/** The navbar has one dropdown a set; only that of the set being read shows. */
export default function DocsVersionDropdownOfActiveSet(
  props: ComponentProps<typeof DocsVersionDropdownNavbarItem>,
): ReactNode {
  const activeSet = useActivePlugin()?.pluginId ?? defaultSet;
  const {label} = useLatestVersion(activeSet);
  // The host sends one page for all unknown addresses, also for those below a
  // version: while React takes it over, the dropdown says what that page says.
  const isTakingOverNotFound = !useIsBrowser() && isNotFoundPage;
  return (props as {docsPluginId?: string}).docsPluginId === activeSet ? (
    <DocsVersionDropdownNavbarItem
      {...props}
      {...(isTakingOverNotFound && {children: label})}
    />
  ) : null;
}
