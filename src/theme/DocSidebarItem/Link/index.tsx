import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import BreakableName from '@site/src/components/breakable-name';

/**
 * A sidebar entry that shows its complete name. All entries link within the
 * site.
 */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level: _level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {href, label, className, docId} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={onItemClick && (() => onItemClick(item))}
        {...props}
      >
        <span>
          {docId?.startsWith('api/') ? <BreakableName name={label} /> : label}
        </span>
      </Link>
    </li>
  );
}
