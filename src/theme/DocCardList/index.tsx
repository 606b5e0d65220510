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

import PageIcon from '@site/src/components/page-icon';

import {startsHere} from './starts-here';
import styles from './styles.module.css';

/** Lists a category's pages, a row each, with each group below a heading. */
export default function DocCardList({items = []}: Props): ReactNode {
  const pages = items.filter(isPage);
  return (
    <div className={styles.entries}>
      {pages.length > 0 && <Rows items={pages} heading="h2" />}
      {items.filter(isGroup).map(({label, description, items: grouped}) => (
        <section key={label}>
          <div className={styles.group}>
            <h2>{label}</h2>
            {description && <p>{description}</p>}
          </div>
          <Rows items={grouped} heading="h3" />
        </section>
      ))}
    </div>
  );
}

const isPage = (item: PropSidebarItem): item is PropSidebarItemLink =>
  item.type === 'link';

const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

function Rows({
  items,
  heading: Heading,
}: {
  items: PropSidebarItem[];
  heading: 'h2' | 'h3';
}): ReactNode {
  const {docs} = useDocsVersion();
  return (
    <ul className={`clean-list ${styles.rows}`}>
      {filterDocCardListItems(items)
        .filter(isPage)
        .map((item) => {
          const {href, label, docId, description} = item;
          const text = description ?? (docId && docs[docId]?.description);
          return (
            <li key={href} className={clsx(startsHere(item) && styles.start)}>
              <Link href={href} className={styles.row}>
                <span className={styles.icon}>
                  <PageIcon path={href} />
                </span>
                <Heading className={styles.title}>{label}</Heading>
                {text && <p className={styles.description}>{text}</p>}
                <ArrowRight className={`lucide ${styles.arrow}`} />
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
