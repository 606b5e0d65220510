import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {memo, type ReactNode} from 'react';

const DocSidebarItem = memo<Props>(OriginalDocSidebarItem);

/** Only an item that is on the way to the page hears of its path, so that the others are not drawn anew with each page. */
export default function DocSidebarItemOnTheWay({
  activePath,
  ...props
}: Props): ReactNode {
  const isOnTheWay = isActiveSidebarItem(props.item, activePath);
  return (
    <DocSidebarItem {...props} activePath={isOnTheWay ? activePath : ''} />
  );
}
