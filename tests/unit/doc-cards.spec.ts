// Which cards of a category page are two columns wide, for all numbers of cards
// around "Start here". A browser test would need a page for each.
import {expect, test} from 'vitest';

import {wideCards} from '../../src/theme/DocCardList/arrange';

const page = (label: string) => ({type: 'link' as const, label, href: label});
const start = {...page('start'), customProps: {startsHere: true}};
const pages = (count: number) =>
  Array.from({length: count}, (_, index) => page(`page ${index}`));

/** Adds up the columns of cards, row by row. */
function fillRows(cardCount: number, wide: readonly number[]): number[] {
  const rows: number[] = [];
  let columns = 0;
  for (let index = 0; index < cardCount; index += 1) {
    columns += wide.includes(index) ? 2 : 1;
    if (columns < 3 && index < cardCount - 1) continue;
    rows.push(columns);
    columns = 0;
  }
  return rows;
}

for (const before of [0, 1])
  for (const after of [1, 2, 3, 4, 5, 6, 7])
    test(`rows of three columns have no gap with ${before} before the start and ${after} after it`, () => {
      const cards = [...pages(before), start, ...pages(after)];
      const wide = wideCards(cards);
      const rows = fillRows(cards.length, wide);
      expect(rows).toEqual(rows.map(() => 3));
      // The first wide card, if any, is the start.
      expect([undefined, before]).toContain(wide[0]);
    });
