/**
 * The choice between embedded and hosted search, by the environment of a build.
 * `tests/full/hosted-search.spec.ts` tests a hosted site.
 */
import {expect, test} from 'vitest';

import {searchOrigins, searchService} from '../../../src/search/mode';

const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'};

const hosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

test.describe('without credentials', () => {
  const service = searchService({});

  test('search is embedded', () => {
    expect(service).toEqual({
      appId: 'EMBEDDED',
      apiKey: 'EMBEDDED',
      indexName: 'Documentation',
    });
  });

  test('search contacts no host', () => {
    expect(searchOrigins(service)).toEqual([]);
  });
});

test.describe('with credentials', () => {
  const service = searchService(hosted);

  test('search is hosted, without an assistant @spec-7', () => {
    expect(service).toStrictEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'Documentation',
    });
  });

  test('search contacts the service’s hosts', () => {
    expect(searchOrigins(service)).toEqual(hosts);
  });
});

test.describe('with an assistant', () => {
  const service = searchService({...hosted, ALGOLIA_ASSISTANT_ID: 'assistant'});

  test('hosted search has it @spec-7', () => {
    expect(service).toEqual({...searchService(hosted), askAi: 'assistant'});
  });

  test('search also contacts the assistant’s host', () => {
    expect(searchOrigins(service)).toEqual([
      ...hosts,
      'https://askai.algolia.com',
    ]);
  });
});

for (const name of [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_ASSISTANT_ID',
]) {
  test(`${name} alone is an error`, () => {
    expect(() => searchService({[name]: 'value'})).toThrow(
      `the environment only has ${name}. Set both`,
    );
  });
}
