import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import type {ReactNode} from 'react';

/** Tab reaches a link without being told; only those of a closed category need to say that it does not. */
export default function DocSidebarItemLinkOfOpenList({
  tabIndex,
  ...props
}: Props): ReactNode {
  return (
    <DocSidebarItemLink
      {...props}
      tabIndex={tabIndex === 0 ? undefined : tabIndex}
    />
  );
}
