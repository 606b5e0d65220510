import CopyPage from '@site/src/components/copy-page';
import SetSwitch, {MissingNote} from '@site/src/framework-switch/set-switch';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What a reader of a set can do with the page that is being read, beside its trail. */
export default function PageTools(): ReactNode {
  return (
    <>
      <div className={styles.tools} data-page-tools="">
        <SetSwitch />
        <CopyPage />
      </div>
      <MissingNote />
    </>
  );
}

/** The same on a page of no set, which has no trail: beside its title, where there is room for both. */
export function TitleTools(): ReactNode {
  return (
    <div className={styles.besideTitle} data-page-tools="">
      <CopyPage />
    </div>
  );
}
