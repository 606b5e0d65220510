import {matches, readWords} from './match';

/**
 * Shows only the rows that hold what was typed, and only the headings above
 * rows that are shown. A row counts as holding the heading above its table.
 *
 * @param list - holds headings, each followed by the table it names
 * @returns how many rows are shown
 */
export function filterTables(list: HTMLElement, typed: string): number {
  const words = readWords(typed);
  let heading: HTMLElement | undefined;
  let total = 0;
  for (const block of Array.from(list.children) as HTMLElement[]) {
    if (block.matches('h2')) {
      heading = block;
      continue;
    }
    const shown = filterRows(block, heading?.textContent ?? '', words);
    total += shown;
    for (const part of [heading, block]) {
      part?.toggleAttribute('hidden', shown === 0);
    }
  }
  return total;
}

function filterRows(
  table: HTMLElement,
  heading: string,
  words: readonly string[],
): number {
  let shown = 0;
  for (const row of Array.from(table.querySelectorAll('tbody tr'))) {
    const found = matches(`${heading} ${row.textContent}`, words);
    row.toggleAttribute('hidden', !found);
    shown += Number(found);
  }
  return shown;
}
