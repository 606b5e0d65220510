import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

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
  const {href, label, className} = item;
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
          {wordsOf(label).map((word, position) => (
            <Fragment key={position}>
              {position > 0 && <wbr />}
              {word}
            </Fragment>
          ))}
        </span>
      </Link>
    </li>
  );
}

/**
 * Splits a code name into words, the only places where it may break:
 * `use·Lazy·Load·Query`.
 */
const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z])(?=[A-Z])|(?<=\/)/);
