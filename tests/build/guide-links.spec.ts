import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {load} from 'cheerio';

import {parsePage} from '../../src/after-build/read-pages';
import {readPage} from '../../src/search/read-page';
import {repository, runDocusaurus} from './run-docusaurus';

const site = path.join(__dirname, 'fixtures/guide-links');

/** The links of a built page below the heading of the given name. */
function linksBelow(page: string, heading: string): string[] {
  const $ = load(readFileSync(path.join(site, 'build', page), 'utf8'));
  return $('h2')
    .filter((_, element) => $(element).text().startsWith(heading))
    .next('ul')
    .find('a')
    .map((_, element) => `${$(element).text()} ${$(element).attr('href')}`)
    .get();
}

test.beforeAll(async () => {
  const {code, output} = await runDocusaurus({
    args: [site],
    cwd: repository,
    patience: 100_000,
  });
  expect(code, output).toBe(0);
});

test('a guide ends with the API pages it links to, each once and not from code, also through partials', () => {
  expect(linksBelow('react/guides/query.html', 'API used here')).toEqual([
    'useLazyLoadQuery /base/react/api/react/functions/useLazyLoadQuery',
    'Query /base/react/api/core/classes/Query',
    'QueryError /base/react/api/core/classes/QueryError',
  ]);
});

test('an API page ends with its counterpart and the guides that link to it', () => {
  const guide = 'Query /base/react/guides/query';
  expect(
    linksBelow('react/api/react/functions/useLazyLoadQuery.html', 'See also'),
  ).toEqual(['useBlock /base/react/api/react/functions/useBlock', guide]);
  expect(
    linksBelow('react/api/core/classes/QueryError.html', 'See also'),
  ).toEqual([guide]);
});

test('search looks at neither section', () => {
  for (const [page, heading] of [
    ['react/api/react/functions/useLazyLoadQuery.html', 'See also'],
    ['react/guides/query.html', 'API used here'],
  ] as const) {
    const html = readFileSync(path.join(site, 'build', page), 'utf8');
    const found = readPage(parsePage(page, html, '/base/'));
    expect(found!.sections.length, page).toBeGreaterThan(0);
    expect(JSON.stringify(found), page).not.toContain(heading);
  }
});
