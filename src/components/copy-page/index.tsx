import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyPath} from '@site/src/after-build/markdown-copies/copy-path';
import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import Copy from 'lucide-static/icons/copy.svg';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {assistantLinks} from './assistants';
import {copyText, type CopyOutcome} from './copy-text';
import styles from './styles.module.css';
import {useMenu} from './use-menu';

/** How long the button says that it copied, in milliseconds. */
const confirmation = 2000;

const news: Record<CopyOutcome, string> = {
  copied: 'The page is on the clipboard as Markdown.',
  'not-fetched':
    'The page could not be fetched. Check your connection and copy again.',
  refused:
    'The browser did not allow copying. View the page as Markdown and copy it there.',
};

/**
 * Takes the page along: a button that copies it as Markdown, and a menu that
 * opens it as Markdown or in an assistant. The menu needs no scripts.
 */
export default function CopyPage(): ReactNode {
  const {pathname} = useLocation();
  // A new page begins closed, with nothing said.
  return <CopyPageOf key={pathname} pathname={pathname} />;
}

function CopyPageOf({pathname}: {pathname: string}): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const markdownCopy = copyPath(pathname, baseUrl);
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useMenu(menu);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome(undefined);
    const result = await copyText(markdownCopy);
    setOutcome(result);
    // What is to be done instead stands in the menu.
    if (menu.current) menu.current.open = result !== 'copied';
  };
  const problem = outcome === 'copied' ? undefined : outcome && news[outcome];

  return (
    <div className={styles.group}>
      <button
        id="copy-page"
        type="button"
        className={styles.copy}
        data-needs-scripts
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
        <span className={styles.texts}>
          <span data-shown={outcome !== 'copied'}>Copy page</span>
          <span
            data-shown={outcome === 'copied'}
            aria-hidden={outcome !== 'copied'}
          >
            Copied
          </span>
        </span>
      </button>
      <details id="page-menu" ref={menu} className={styles.more}>
        <summary
          className={styles.toggle}
          aria-label="More ways to use this page"
        >
          <span className={styles.label} data-only-without-scripts>
            As Markdown
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <div className={styles.menu}>
          {problem !== undefined && <p className={styles.problem}>{problem}</p>}
          <ul>
            <li>
              <a href={markdownCopy}>View as Markdown</a>
            </li>
            {assistantLinks(url + markdownCopy).map(({name, href}) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  Open in {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <span role="status" className="read-aloud">
        {outcome && news[outcome]}
      </span>
    </div>
  );
}
