import {useWindowSize} from '@docusaurus/theme-common';
import Original from '@theme-original/DocSidebar';
import MobileSidebar from '@theme/DocSidebar/Mobile';
import type Part from '@theme/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import type {ReactNode} from 'react';

import {hydratedApart} from '@site/src/components/hydrated-apart';

const Sidebar = hydratedApart(Original as typeof Part);

/** A phone shows it in the menu alone, so the prerendered one goes there before React takes it over. */
export default function DocSidebar(props: Props): ReactNode {
  const Shown = useWindowSize() === 'mobile' ? MobileSidebar : Sidebar;
  return <Shown {...props} />;
}
