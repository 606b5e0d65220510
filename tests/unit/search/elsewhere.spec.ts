import {expect, test} from 'vitest';

import {elsewhereOf, otherSet} from '../../../src/search/client/elsewhere';
import type {Hit, SearchAnswer} from '../../../src/search/client/protocol';

const answer = (...titles: string[]): SearchAnswer => ({
  index: 'i',
  hits: titles.map(
    (lvl1) => ({type: 'lvl1', hierarchy: {lvl1}}) as unknown as Hit,
  ),
  nbHits: titles.length,
  nbPages: 1,
});

test('the other set is asked for in the same version, without plain pages', () => {
  const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-react-0.68'];
  expect(otherSet(['language:en', tags])).toEqual({
    set: 'vue',
    filters: ['language:en', ['docusaurus_tag:docs-vue-0.68']],
  });
});

for (const tags of [
  ['docusaurus_tag:default'],
  ['docusaurus_tag:docs-react-current', 'docusaurus_tag:docs-vue-current'],
]) {
  test(`no set is the other one of ${tags.join(' and ')}`, () => {
    expect(otherSet(['language:en', tags])).toBeUndefined();
  });
}

test('where nothing is found, all that the other set has is told', () => {
  const there = answer('provideSigner', 'Wallets');
  expect(elsewhereOf('providesig', 'vue', answer(), there)).toEqual({
    set: 'vue',
    message: '2 results in Vue',
    titles: 'provideSigner, Wallets',
  });
});

test('where something is found, only names are told that this set lacks', () => {
  const here = answer('useQueryLoader', 'Query');
  const there = answer('useQuery', 'Query', 'Queries in depth');
  expect(elsewhereOf('usequery', 'vue', here, there)).toEqual({
    set: 'vue',
    message: '1 result in Vue',
    titles: 'useQuery',
  });
  expect(elsewhereOf('query', 'vue', here, there)).toBeUndefined();
});
