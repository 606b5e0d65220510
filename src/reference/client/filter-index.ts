import type {ClientModule} from '@docusaurus/types';

import {announce, typingPauseMs} from '../../client-modules/announce';
import {isComposing} from '../../site/is-composing';
import {exportCount, filterClass} from './filter-names';

/** Matches the field. A page has at most one. */
const fieldSelector = `.${filterClass} > input`;

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches(fieldSelector);

/** Filters the index of an API while the reader types. */
function filterOnInput({target}: Event): void {
  if (isField(target)) announce(filterBy(target), typingPauseMs);
}

/** Opens the first export that is left. */
function openOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || isComposing(event)) return;
  if (!isField(event.target)) return;
  document
    .querySelector<HTMLElement>('.api-index li:not([hidden]) > p > a')
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
 * exports. Shows how many are left.
 *
 * @returns the text that says so
 */
function filterBy(field: HTMLInputElement): string {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = Array.from(
    document.querySelectorAll<HTMLElement>('.api-index li'),
  );
  for (const row of rows) {
    const head = row.firstElementChild?.textContent?.toLowerCase() ?? '';
    row.hidden = !words.every((word) => head.includes(word));
  }
  hideEmptySections();
  const count = rows.filter(({hidden}) => !hidden).length;
  const text = exportCount(rows.length, count);
  field.parentElement!.querySelector('span')!.textContent = text;
  return text;
}

/** Hides the lists and headings below which nothing is left. */
function hideEmptySections(): void {
  const parts = document.querySelectorAll<HTMLElement>(
    '.markdown > :is(h2, h3, .api-index)',
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
  }
}
