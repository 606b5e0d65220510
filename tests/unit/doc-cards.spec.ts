import {expect, test} from 'vitest';

import {wideCards} from '../../src/theme/DocCardList/arrange';

const page = (label: string) => ({type: 'link' as const, label, href: label});
const start = {...page('start'), customProps: {startsHere: true}};
const pages = (count: number) =>
  Array.from({length: count}, (_, index) => page(`page ${index}`));

test('rows of three columns have no gap', () => {
  for (const before of [0, 1])
    for (const after of [1, 2, 3, 4, 5, 6, 7]) {
      const cards = [...pages(before), start, ...pages(after)];
      const wide = wideCards(cards);
      /** Number of columns in the current row. */
      let taken = 0;
      for (const index of cards.keys()) {
        taken += wide.includes(index) ? 2 : 1;
        expect(taken, `card ${index} of ${cards.length}`).toBeLessThan(4);
        if (taken === 3) taken = 0;
      }
      expect(taken, `${cards.length} cards`).toBe(0);
      if (wide.length > 0) expect(cards[wide[0]!]).toBe(start);
    }
});
