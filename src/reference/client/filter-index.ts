/**
 * Filters the index of a set's exports, or of a module with many, by name and
 * kind. `typedoc/index-page.ts` writes the field. The listeners are on the
 * document, so they also work on pages that the reader opens later.
 */
import type {ClientModule} from '@docusaurus/types';
import {distance} from 'fastest-levenshtein';

import {announce, typingPauseMs} from '../../client-modules/announce';
import {wordStartsOf} from '../../search/client/tokenize';
import {typosIn} from '../../search/client/typos';
import {isComposing} from '../../site/is-composing';
import {exportCount, filterClass, indexClass} from './index-markup';

/** Matches the field. A page has at most one. */
const fieldSelector = `.${filterClass} > input`;

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches(fieldSelector);

/** Filters the index while the reader types. */
function filterOnInput({target}: Event): void {
  if (isField(target)) announce(filterBy(target), typingPauseMs);
}

/** Opens the first export that is left. */
function openOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || isComposing(event)) return;
  if (!isField(event.target)) return;
  document
    .querySelector<HTMLElement>(`.${indexClass} li:not([hidden]) > p > a`)
    ?.click();
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', filterOnInput);
  document.addEventListener('keydown', openOnEnter);
}

/**
 * Filters by what the reader typed before this script ran, and shows everything
 * if a link leads to a hidden heading.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  const field = document.querySelector<HTMLInputElement>(fieldSelector);
  if (!field?.value) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target?.hidden) field.value = '';
  filterBy(field);
  target?.scrollIntoView();
};

/**
 * Hides the exports without the words in the field, and headings without
 * exports. If no export has the words, they may have typos. Shows how many are
 * left.
 *
 * @returns the text that says so
 */
function filterBy(field: HTMLInputElement): string {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = Array.from(
    document.querySelectorAll<HTMLElement>(`.${indexClass} li`),
  );
  const rowsWith = (matches: typeof hasWord) =>
    rows.filter((row) => {
      const head = row.firstElementChild?.textContent ?? '';
      return words.every((word) => matches(head, word));
    });
  const exact = rowsWith(hasWord);
  const isSimilar = exact.length === 0;
  const shown = isSimilar ? rowsWith(hasSimilarWord) : exact;
  for (const row of rows) row.hidden = !shown.includes(row);
  hideEmptySections();
  const text = exportCount(rows.length, shown.length, isSimilar);
  const count = field.parentElement?.querySelector('span');
  if (count) count.textContent = text;
  return text;
}

const hasWord = (head: string, word: string): boolean =>
  head.toLowerCase().includes(word);

/** Whether a part of a name starts with the word, apart from typos. */
const hasSimilarWord = (head: string, word: string): boolean =>
  wordStartsOf(head).some((start) =>
    // One letter may be missing in the word.
    [0, 1].some(
      (more) =>
        distance(word, start.slice(0, word.length + more)) <=
        Number(typosIn(word)),
    ),
  );

/**
 * Hides the lists and headings below which nothing is left, and the headings'
 * entries in the contents.
 */
function hideEmptySections(): void {
  const parts = document.querySelectorAll<HTMLElement>(
    `.markdown > :is(h2, h3, .${indexClass})`,
  );
  // From the end, so that a heading knows what follows it.
  let isBelowH3 = false;
  let isBelowH2 = false;
  for (const part of Array.from(parts).reverse()) {
    if (part.matches('h2')) {
      part.hidden = !isBelowH2;
      isBelowH2 = isBelowH3 = false;
    } else if (part.matches('h3')) {
      part.hidden = !isBelowH3;
      isBelowH3 = false;
    } else {
      const isLeft = part.querySelector('li:not([hidden])') !== null;
      part.hidden = !isLeft;
      isBelowH3 ||= isLeft;
      isBelowH2 ||= isLeft;
    }
    if (part.id) hideInContents(part);
  }
}

/** Hides a heading's entries in the contents if the heading is hidden. */
function hideInContents({id, hidden}: HTMLElement): void {
  const entries = document.querySelectorAll(
    `.table-of-contents a[href="#${CSS.escape(id)}"]`,
  );
  for (const entry of Array.from(entries)) {
    const item = entry.closest('li');
    if (item) item.hidden = hidden;
  }
}
