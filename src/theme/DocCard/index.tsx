import Link from '@docusaurus/Link';
import type {
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

function Card({
  href,
  label,
  description,
  className,
}: {
  href: string;
  label: string;
  description?: string;
  className?: string;
}): ReactNode {
  return (
    <Link href={href} className={clsx('card', styles.card, className)}>
      <h2 className={styles.title}>{label}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}

function CategoryCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const href = findFirstSidebarItemLink(item);
  return href ? <Card {...item} href={href} /> : null;
}

function PageCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const {docs} = useDocsVersion();
  const description =
    item.description ??
    (item.docId ? docs[item.docId]?.description : undefined);
  return <Card {...item} description={description} />;
}

/** An entry of a category page: its name and the whole sentence that describes it. */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'category':
      return <CategoryCard item={item} />;
    case 'link':
      return <PageCard item={item} />;
    default:
      throw new Error(`A card cannot show ${JSON.stringify(item)}.`);
  }
}
