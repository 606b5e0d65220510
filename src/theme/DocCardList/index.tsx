import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/DocCardList';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import type {ReactNode} from 'react';

import PageSign from '@site/src/components/page-sign';

import styles from './styles.module.css';

/** Shows a category's pages as cards, with each group below a heading. */
export default function DocCardList({items = []}: Props): ReactNode {
  const pages = items.filter((item) => !isGroup(item));
  return (
    <div className={styles.entries}>
      {pages.length > 0 && <Grid items={pages} heading="h2" />}
      {items.filter(isGroup).map(({label, description, items: grouped}) => (
        <section key={label}>
          <div className={styles.group}>
            <h2>{label}</h2>
            {description && <p>{description}</p>}
          </div>
          <Grid items={grouped} heading="h3" />
        </section>
      ))}
    </div>
  );
}

/** A category without its own page only groups its items. */
const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && item.href === undefined;

function Grid({
  items,
  heading: Heading,
}: {
  items: PropSidebarItem[];
  heading: 'h2' | 'h3';
}): ReactNode {
  const {docs} = useDocsVersion();
  return (
    <ul className={`clean-list ${styles.grid}`}>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'html') return null;
        const docId = item.type === 'link' ? item.docId : undefined;
        const text = item.description ?? (docId && docs[docId]?.description);
        const href =
          item.type === 'link' ? item.href : findFirstSidebarItemLink(item)!;
        return (
          <li key={href}>
            <Link href={href} className={styles.card}>
              <Heading className={styles.title}>{item.label}</Heading>
              {text && <p className={styles.description}>{text}</p>}
              <span className={`sign ${styles.sign}`}>
                <PageSign path={href} />
              </span>
              <ArrowRight className={`lucide ${styles.arrow}`} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
