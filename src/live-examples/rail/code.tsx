import sample from '@generated/code-samples/default/demos/transaction-outcomes.tsx.json';
import {useEffect, useRef, type ReactNode} from 'react';

import {outcomeCode} from './outcome-code';
import styles from './styles.module.css';

/**
 * Shows the function of the sample that describes an outcome to the user. Highlights
 * the line that returned a sentence, and scrolls to it.
 */
export function Code({said}: {said: string}): ReactNode {
  const html = outcomeCode(sample.html, said);
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const box = code.current!;
    const line = box.querySelector<HTMLElement>('.line-highlighted');
    if (!line) return;
    // `scrollIntoView` would scroll the page, too.
    const {top, height} = line.getBoundingClientRect();
    box.scrollTop +=
      top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  }, [html]);
  return (
    <div className={`code-box ${styles.code}`}>
      <div className="code-block">
        {/* Focusable, because it scrolls. */}
        <pre
          ref={code}
          tabIndex={0}
          role="group"
          aria-label="Sample code"
          translate="no"
        >
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </div>
  );
}
