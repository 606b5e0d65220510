import PageTools from '@site/src/components/page-tools';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The row above a page's title: the trail at the left, what one can do with the page at the right. */
export default function DocBreadcrumbsWithTools(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageTools />
    </div>
  );
}
