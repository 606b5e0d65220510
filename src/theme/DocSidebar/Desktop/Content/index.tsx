import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

import SetSwitch from '@site/src/framework-switch/set-switch';

/** The sidebar stands below the switch of which it is one side. */
export default function ContentBelowSwitch(props: Props): ReactNode {
  return (
    <>
      <SetSwitch />
      <Content {...props} />
    </>
  );
}
