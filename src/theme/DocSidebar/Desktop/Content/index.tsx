import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

import SetSwitch from '@site/src/framework-switch/set-switch';

/** Adds the framework switch above the sidebar. */
export default function ContentBelowSwitch(props: Props): ReactNode {
  return (
    <>
      <SetSwitch />
      <Content {...props} />
    </>
  );
}
