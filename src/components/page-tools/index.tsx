import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/after-build/markdown-copies/markdown-path';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Offers the page as Markdown. The link opens the copy; `copy.ts` of the code
 * blocks handles the copy button.
 */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const markdownCopy = markdownPath(pathname, baseUrl);

  return (
    <div className={styles.tools} data-page-tools>
      <a className="quiet-button" href={markdownCopy}>
        Markdown
      </a>
      <button
        type="button"
        className="quiet-button code-copy"
        data-page={markdownCopy}
        data-needs-scripts
      >
        Copy page
      </button>
    </div>
  );
}
