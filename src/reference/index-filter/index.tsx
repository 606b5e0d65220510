import {type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

/**
 * Hides the rows that lack a word of what is typed, here or in their heading.
 *
 * @returns how many rows are shown
 */
function filterRows(list: HTMLElement, typed: string): number {
  const words = typed.toLowerCase().split(/\s+/);
  for (const row of Array.from(list.querySelectorAll('tbody tr'))) {
    const heading = row.closest('table')?.previousElementSibling;
    const text = `${heading?.textContent} ${row.textContent}`.toLowerCase();
    row.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
  }
  return list.querySelectorAll('tbody tr:not([hidden])').length;
}

/**
 * Tables of an index below headings, and a field that shows only the rows that
 * hold what is typed. It filters the page's own prerendered text.
 */
export default function IndexFilter({children}: {children: ReactNode}) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const apply = () => setShown(filterRows(list.current!, input.current!.value));
  // Scripts start late: what was typed before is in the field already.
  useEffect(apply, []);

  return (
    <>
      <label className={styles.filter} data-needs-scripts>
        Filter by name or purpose
        <input onInput={apply} ref={input} spellCheck={false} type="search" />
      </label>
      <p className={styles.count} role="status">
        {shown === 0 ? 'Nothing here matches' : shown && `${shown} entries`}
      </p>
      <div className={styles.list} ref={list}>
        {children}
      </div>
    </>
  );
}
