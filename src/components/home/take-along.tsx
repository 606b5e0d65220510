import CopyPage from '@site/src/components/copy-page';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Where the site's text is for programs, and this page of it. */
export default function TakeAlong(): ReactNode {
  return (
    <section className={styles.takeAlong} data-page-tools="">
      <p>
        Every page is also available as Markdown, for editors and AI assistants:
        add <code>.md</code> to its address, or start with{' '}
        <a href={useBaseUrl('/llms.txt')}>llms.txt</a>.
      </p>
      <CopyPage />
    </section>
  );
}
