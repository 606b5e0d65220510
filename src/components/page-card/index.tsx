import Link from '@docusaurus/Link';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import type {ReactNode} from 'react';

import PageSign from './page-sign';
import styles from './styles.module.css';

/** A link to a guide: its sign, its name and the whole sentence that describes it. */
export default function PageCard({
  href,
  label,
  description,
  heading: Heading,
}: {
  href: string;
  label: string;
  description: string | undefined;
  heading: 'h2' | 'h3';
}): ReactNode {
  return (
    <Link href={href} className={`card ${styles.card}`}>
      <Heading className={styles.title}>{label}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      <span className={styles.sign}>
        <PageSign path={href} />
      </span>
      <ArrowRight className={`lucide ${styles.arrow}`} aria-hidden />
    </Link>
  );
}
