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
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import type {ReactNode} from 'react';

import PageIcon from '@site/src/components/page-icon';

import {startsHere} from './starts-here';
import styles from './styles.module.css';

/** With fewer groups, a list of them would be longer than the way to the last. */
const minGroupsToList = 3;

/**
 * Lists a category's pages, a row each, with each group below a heading. Links
 * to the groups come first.
 */
export default function DocCardList({items = []}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const pages = items.filter(isPage);
  const groups = items.filter(isGroup);
  for (const {label} of groups) collectAnchor(idOf(label));
  return (
    <div className={styles.entries}>
      {groups.length >= minGroupsToList && (
        <nav aria-label="Groups">
          <ul className={`clean-list ${styles.groups}`}>
            {groups.map(({label}) => (
              <li key={label}>
                <Link className="quiet-button" to={`#${idOf(label)}`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {pages.length > 0 && <Rows items={pages} heading="h2" />}
      {groups.map(({label, description, items: grouped}) => (
        <section key={label} id={idOf(label)}>
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

/** Returns the id of a group: `build-and-ship`. */
const idOf = (label: string): string =>
  label.toLowerCase().replaceAll(' ', '-');

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
