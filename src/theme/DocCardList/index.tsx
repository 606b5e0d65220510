import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';

import PageCard from '@site/src/components/page-card';

import styles from './styles.module.css';

/** The entries of a category: pages as cards, and each group of them below its heading. */
export default function DocCardList({items = []}: Props): ReactNode {
  const pages = items.filter((item) => !isGroup(item));
  return (
    <div className={styles.entries}>
      {pages.length > 0 && <Grid items={pages} heading="h2" />}
      {items.filter(isGroup).map(({label, description, items: grouped}) => (
        <section key={label}>
          <h2 className={styles.group}>
            {label}
            {description && <span>{description}</span>}
          </h2>
          <Grid items={grouped} heading="h3" />
        </section>
      ))}
    </div>
  );
}

/** A category without a page of its own only groups what it holds. */
const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && item.href === undefined;

function Grid({
  items,
  heading,
}: {
  items: PropSidebarItem[];
  heading: 'h2' | 'h3';
}): ReactNode {
  const {docs} = useDocsVersion();
  return (
    <ul className={styles.grid}>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'html') return null;
        const {label, description} = item;
        const docId = item.type === 'link' ? item.docId : undefined;
        const href =
          item.type === 'link' ? item.href : findFirstSidebarItemLink(item)!;
        return (
          <li key={href}>
            <PageCard
              href={href}
              label={label}
              description={description ?? (docId && docs[docId]?.description)}
              heading={heading}
            />
          </li>
        );
      })}
    </ul>
  );
}
