import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import styles from './styles.module.css';

/** Below this nobody needs a field to find a row. */
const LONG = 10;

interface Props {
  /** How many rows the tables have together. */
  total: number;
  /** Headings of the second level, each followed by a table. */
  children: ReactNode;
}

/** Hides the rows that lack a word of what is typed, here or in their heading, and returns how many are left. */
function filterRows(list: HTMLElement, typed: string): number {
  const words = typed.toLowerCase().split(/\s+/);
  const rows = Array.from(list.querySelectorAll<HTMLElement>('tbody tr'));
  for (const row of rows) {
    const heading = row.closest('table')?.previousElementSibling;
    const text = `${heading?.textContent} ${row.textContent}`.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  }
  return rows.filter(({hidden}) => !hidden).length;
}

/**
 * Tables of an index, and above long ones a field that shows only the rows that
 * hold what is typed. It filters the page's own prerendered text.
 */
export default function IndexFilter({total, children}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);
  const apply = () => {
    const typed = input.current?.value ?? '';
    history.replaceState({...history.state, filter: typed}, '');
    setShown(filterRows(list.current!, typed));
  };

  useEffect(() => {
    // Scripts start late: what was typed before is in the field already. The way back brings what was typed then.
    if (input.current) input.current.value ||= history.state?.filter ?? '';
    apply();
    // A link to a section that is filtered away must find it.
    const showTarget = () => {
      if (!input.current) return;
      input.current.value = '';
      apply();
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    };
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);

  return (
    <>
      {total >= LONG && (
        <div className={styles.filter} data-needs-scripts role="search">
          <label htmlFor={id}>Filter by name, kind or purpose</label>
          <input
            autoComplete="off"
            id={id}
            onInput={apply}
            ref={input}
            spellCheck={false}
            type="search"
          />
          <p role="status">
            {shown === 0
              ? 'Nothing here matches'
              : `${shown} of ${total} entries`}
          </p>
        </div>
      )}
      <div className={styles.list} ref={list}>
        {children}
      </div>
    </>
  );
}
