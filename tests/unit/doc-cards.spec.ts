import {expect, test} from 'vitest';

import {cardsInPairs} from '../../src/theme/DocCardList/arrange';

const page = (label: string) => ({type: 'link' as const, label, href: label});
const start = {...page('start'), customProps: {startsHere: true}};
const pages = (count: number) =>
  Array.from({length: count}, (_, index) => page(`page ${index}`));

test('rows of three and of two cards have no gap', () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) {
    const inPairs = cardsInPairs(pages(count));
    expect(inPairs % 2, `${count} cards`).toBe(0);
    expect((count - inPairs) % 3, `${count} cards`).toBe(0);
  }
  // As wide as two cards.
  expect(cardsInPairs([start, ...pages(5)])).toBe(cardsInPairs(pages(7)));
});
