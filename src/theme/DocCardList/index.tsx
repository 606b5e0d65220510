import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

function SiblingCardList(): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} />;
}

/** The entries of a category as a grid; without items, those beside the current page. */
export default function DocCardList({items}: Props): ReactNode {
  if (!items) return <SiblingCardList />;
  return (
    <ul className={styles.grid}>
      {filterDocCardListItems(items).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
