import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyPath} from '@site/src/after-build/markdown-copies/copy-path';
import {announce} from '@site/src/client-modules/announce';
import {showNotice} from '@site/src/client-modules/load-failures/notice';
import Check from 'lucide-static/icons/check.svg';
import Copy from 'lucide-static/icons/copy.svg';
import {useRef, useState, type ReactNode} from 'react';

import {copyText} from './copy-text';
import styles from './styles.module.css';

/** How long the button says that it copied, in milliseconds. */
const confirmation = 2000;

/** Takes the page along as Markdown: a link shows it, and a button copies it. */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const markdownCopy = copyPath(pathname, baseUrl);
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = async () => {
    const text = fetchText(markdownCopy);
    try {
      await copyText(text);
      announce('Copied as Markdown');
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), confirmation);
    } catch {
      text.then(
        // Copying was refused: there the reader's own keys copy it.
        () => location.assign(markdownCopy),
        () => showNotice("The page couldn't be fetched.", () => void copy()),
      );
    }
  };

  const Sign = isCopied ? Check : Copy;

  return (
    <div className={styles.tools} data-page-tools="">
      <a className="quiet-button" href={markdownCopy}>
        Markdown
      </a>
      <button
        id="copy-page"
        className="quiet-button"
        type="button"
        data-needs-scripts
        onClick={() => void copy()}
      >
        <Sign className="lucide" aria-hidden />
        {isCopied ? 'Copied' : 'Copy page'}
      </button>
    </div>
  );
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
