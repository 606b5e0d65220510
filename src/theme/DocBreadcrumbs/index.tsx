import PageTools from '@site/src/components/page-tools';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The row above a page's title: breadcrumbs at the left, page tools at the
 * right.
 */
export default function DocBreadcrumbsWithTools(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageTools />
    </div>
  );
}
