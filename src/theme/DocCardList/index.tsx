import {
  filterDocCardListItems,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import type {ReactNode} from 'react';

import PageSign from '@site/src/components/page-sign';

import {startsHere, wideCards} from './arrange';
import styles from './styles.module.css';

/** Shows a category's pages as cards, with each group below a heading. */
export default function DocCardList({items = []}: Props): ReactNode {
  const pages = items.filter(isPage);
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

const isPage = (item: PropSidebarItem): item is PropSidebarItemLink =>
  item.type === 'link';

const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

function Grid({
  items,
  heading: Heading,
}: {
  items: PropSidebarItem[];
  heading: 'h2' | 'h3';
}): ReactNode {
  const {docs} = useDocsVersion();
  const cards = filterDocCardListItems(items).filter(isPage);
  const wide = wideCards(cards);
  return (
    <ul className={`clean-list ${styles.grid}`}>
      {cards.map((item, index) => {
        const {href, label, docId, description} = item;
        const text = description ?? (docId && docs[docId]?.description);
        return (
          <li
            key={href}
            className={clsx(
              startsHere(item) && styles.start,
              wide.includes(index) && styles.wide,
            )}
          >
            <Link href={href} className={styles.card}>
              <Heading className={styles.title}>{label}</Heading>
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
