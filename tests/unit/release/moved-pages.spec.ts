import {expect, test} from '@playwright/test';

import {
  locationOf,
  parseRedirectsFile,
} from '../../../scripts/serve/redirects-file';
import {checkMoves} from '../../../src/plugins/moved-pages/check-moves';
import {formatRedirectsFile} from '../../../src/plugins/moved-pages/redirects-file';

const site = {
  paths: ['/', '/new', '/other', '/old', '/elder'],
  anchorsOf: (path: string) => new Set(path === '/new' ? ['part'] : []),
};

test('moves that lead to a page or to a part of one pass', () => {
  expect(
    checkMoves(
      [
        {from: '/old', to: '/new#part'},
        {from: '/elder', to: '/'},
      ],
      site,
    ),
  ).toEqual([]);
});

for (const [fault, moves, told, paths = site.paths] of [
  [
    'an old address that is in use',
    [{from: '/old', to: '/new'}],
    'a page is published at /old again',
    [...site.paths, '/old'],
  ],
  [
    'a new address that is not there',
    [{from: '/old', to: '/gone'}],
    '/old leads to /gone, and there is no such page',
  ],
  [
    'an anchor that is not there',
    [{from: '/old', to: '/new#gone'}],
    '/old leads to /new#gone, and that page has no such heading',
  ],
  [
    'a chain',
    [
      {from: '/elder', to: '/old'},
      {from: '/old', to: '/new'},
    ],
    '/elder leads to /old, which has moved itself',
  ],
  [
    'a circle',
    [{from: '/old', to: '/old'}],
    '/old leads to /old, which has moved itself',
  ],
  [
    'a final slash',
    [{from: '/old/', to: '/new'}],
    '"/old/" is no address of a page',
  ],
  [
    'a query',
    [{from: '/old?a=1', to: '/new'}],
    '"/old?a=1" is no address of a page',
  ],
  [
    'another host',
    [{from: '/old', to: 'https://example.org/'}],
    'there is no such page',
  ],
] as const) {
  test(`${fault} is named`, () => {
    expect(checkMoves(moves, {...site, paths})).toEqual([
      expect.stringContaining(told),
    ]);
  });
}

test('an address that is listed twice is named', () => {
  const twice = [
    {from: '/old', to: '/new'},
    {from: '/old', to: '/other'},
  ];
  expect(checkMoves(twice, site)[0]).toContain('/old is listed twice');
});

test('the file of redirects names both addresses below the base URL, and reads back', () => {
  const moves = [
    {from: '/old', to: '/new'},
    {from: '/a/b', to: '/new#part'},
  ];
  const text = formatRedirectsFile(moves, '/docs/');
  expect(text).toContain(
    '\n/docs/old /docs/new 301\n/docs/a/b /docs/new#part 301\n',
  );
  expect(parseRedirectsFile(text)).toEqual([
    {from: '/docs/old', to: '/docs/new', status: 301},
    {from: '/docs/a/b', to: '/docs/new#part', status: 301},
  ]);
  expect(formatRedirectsFile(moves, '/')).toContain('\n/old /new 301\n');
});

test('a line of another form is named by its number', () => {
  for (const line of [
    '/old',
    '/old /new 200',
    '/old/* /new 301',
    '/old //other.example 301 extra',
  ]) {
    expect(() => parseRedirectsFile(`# first\n${line}\n`), line).toThrow(
      '_redirects:2:',
    );
  }
});

test('a query goes before the anchor', () => {
  const rule = {from: '/old', to: '/new#part', status: 301};
  expect(locationOf(rule)).toBe('/new#part');
  expect(locationOf(rule, 'a=1')).toBe('/new?a=1#part');
});
