import {expect, test} from '@playwright/test';
import {createElement, Fragment, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {flattenLandmarks} from '../../../src/search/client/flatten-landmarks';

const h = createElement;
const render = (tree: Parameters<typeof flattenLandmarks>[0]) =>
  renderToStaticMarkup(h(Fragment, null, flattenLandmarks(tree)));

test('main and nav become plain boxes without a name, all else stays', () => {
  const tree = h(
    'div',
    {className: 'container'},
    h('h1', null, 'Search results'),
    h(
      'main',
      {className: 'results'},
      h(
        'article',
        {'aria-label': 'A result'},
        h('nav', {'aria-label': 'breadcrumbs', id: 'place'}, 'React / Guides'),
        'text',
      ),
    ),
  );
  expect(render(tree)).toBe(
    '<div class="container"><h1>Search results</h1>' +
      '<div class="results"><article aria-label="A result">' +
      '<div id="place">React / Guides</div>text</article></div></div>',
  );
});

test('texts, lists and what is not there are kept, elements without children stay empty', () => {
  expect(
    render([
      'found ',
      2,
      null,
      false,
      h('input', {key: 'q', type: 'search', readOnly: true}),
      h('nav', {key: 'a'}, 'one'),
    ]),
  ).toBe('found 2<input type="search" readOnly=""/><div>one</div>');
});

test('components are not looked into: their landmarks are their own', () => {
  const Part = () => h('nav', {'aria-label': 'own'}, 'inside');
  expect(render(h('main', null, h(Part)))).toBe(
    '<div><nav aria-label="own">inside</nav></div>',
  );
});

test('keys go along, so that a list keeps its elements', () => {
  const keys = (...order: string[]) =>
    (
      flattenLandmarks(
        order.map((key) => h('main', {key}, key)),
      ) as ReactElement[]
    ).map(({key}) => key);
  const before = keys('a', 'b');
  expect(new Set(before).size).toBe(2);
  expect(keys('b', 'a')).toEqual([before[1], before[0]]);
});
