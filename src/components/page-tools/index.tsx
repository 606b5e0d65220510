import CopyPage from '@site/src/components/copy-page';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What a reader can do with the page that is being read, beside its trail or its title. */
export default function PageTools(): ReactNode {
  return (
    <div className={styles.tools} data-page-tools="">
      <CopyPage />
    </div>
  );
}
