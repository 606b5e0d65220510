import {type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

/** What is typed, in the address: a filtered index can be linked to. */
const parameter = 'filter';

/**
 * Hides the rows that lack a word of what is typed, here or in their headings,
 * and what then has no rows: headings and their entries in the contents.
 *
 * @returns how many rows are shown
 */
function filterRows(list: HTMLElement, typed: string): number {
  const words = typed.toLowerCase().split(/\s+/);
  const open = new Map<string, {heading: Element; isShown: boolean}>();
  const sections: {heading: Element; isShown: boolean}[] = [];
  for (const element of Array.from(list.children)) {
    if (/^H[23]$/.test(element.tagName)) {
      const section = {heading: element, isShown: false};
      if (element.tagName === 'H2') open.delete('H3');
      open.set(element.tagName, section);
      sections.push(section);
      continue;
    }
    const around = Array.from(open.values());
    const title = around.map(({heading}) => heading.textContent).join(' ');
    const isAny = filterTable(element, title, words);
    element.toggleAttribute('hidden', !isAny);
    for (const section of around) section.isShown ||= isAny;
  }
  for (const {heading, isShown} of sections) hideSection(heading, !isShown);
  return list.querySelectorAll('table:not([hidden]) tbody tr:not([hidden])')
    .length;
}

/** @returns whether any row of the table is shown */
function filterTable(table: Element, title: string, words: string[]): boolean {
  const rows = Array.from(table.querySelectorAll('tbody tr'));
  for (const row of rows) {
    const text = `${title} ${row.textContent}`.toLowerCase();
    row.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
  }
  return rows.some((row) => !row.hasAttribute('hidden'));
}

/** Hides a heading, and its entries in the contents. */
function hideSection(heading: Element, isHidden: boolean): void {
  heading.toggleAttribute('hidden', isHidden);
  const entries = document.querySelectorAll(
    `.table-of-contents a[href="#${CSS.escape(heading.id)}"]`,
  );
  for (const entry of Array.from(entries)) {
    entry.closest('li')?.toggleAttribute('hidden', isHidden);
  }
}

/** Puts what is typed into the address, in place of what was there. */
function keepInAddress(typed: string): void {
  const url = new URL(location.href);
  if (typed) url.searchParams.set(parameter, typed);
  else url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
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
  useEffect(() => {
    const field = input.current!;
    // Scripts start late: what was typed before is in the field already.
    field.value ||= new URLSearchParams(location.search).get(parameter) ?? '';
    apply();
  }, []);

  return (
    <>
      <label className={styles.filter} data-needs-scripts>
        Filter by name, kind or purpose
        <input
          onInput={() => {
            apply();
            keepInAddress(input.current!.value.trim());
          }}
          ref={input}
          spellCheck={false}
          type="search"
        />
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
