import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

/** What is typed, in the address: a filtered index can be linked to. */
const parameter = 'filter';

/**
 * Hides the rows that lack a word of what is typed, here or in the heading above
 * them, and groups without rows; the stylesheet then hides their headings.
 *
 * @returns how many rows are shown
 */
function filterRows(list: HTMLElement, typed: string): number {
  const words = typed.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const group of elements(list, '.api-rows')) {
    const heading = group.previousElementSibling?.textContent;
    const rows = elements(group, 'li');
    for (const row of rows) {
      const text = `${heading} ${row.textContent}`.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const found = rows.filter(({hidden}) => !hidden).length;
    group.hidden = found === 0;
    shown += found;
  }
  return shown;
}

const elements = (parent: Element, selector: string): HTMLElement[] =>
  Array.from(parent.querySelectorAll<HTMLElement>(selector));

/** Puts what is typed into the address, in place of what was there. */
function keepInAddress(typed: string): void {
  const url = new URL(location.href);
  if (typed) url.searchParams.set(parameter, typed);
  else url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

/**
 * Rows of an index below headings, and a field that shows only those that hold
 * what is typed. It filters the page's own prerendered text.
 */
export default function IndexFilter({children}: {children: ReactNode}) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const apply = ({value}: HTMLInputElement) =>
    setShown(filterRows(list.current!, value));
  useEffect(() => {
    const field = input.current!;
    // Scripts start late: what was typed before is in the field already.
    field.value ||= new URLSearchParams(location.search).get(parameter) ?? '';
    apply(field);
  }, []);

  return (
    <>
      <label className={styles.filter} data-needs-scripts>
        Filter by name, kind or purpose
        <input
          className="field"
          onInput={({currentTarget}) => {
            apply(currentTarget);
            keepInAddress(currentTarget.value.trim());
          }}
          // The stylesheet sees by it whether something is typed.
          placeholder="balance, hook, wallet…"
          ref={input}
          spellCheck={false}
          type="search"
        />
      </label>
      <p className={styles.count} role="status">
        {shown === 0 ? (
          <>
            Nothing here matches. <Link to="/search">Search all pages</Link>
          </>
        ) : (
          shown && `${shown} entries`
        )}
      </p>
      <div className={styles.list} ref={list}>
        {children}
      </div>
    </>
  );
}
