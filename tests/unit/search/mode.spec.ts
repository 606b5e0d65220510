import {expect, test} from 'vitest';

import {searchOrigins, searchService} from '../../../src/search/mode';

const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'};

test('without credentials, search is embedded and contacts no host', () => {
  const service = searchService({});
  expect(service).toEqual({
    appId: 'EMBEDDED',
    apiKey: 'EMBEDDED',
    indexName: 'Documentation',
  });
  expect(searchOrigins(service)).toEqual([]);
});

test('credentials turn on hosted search and its assistant @spec-7', () => {
  expect(searchService(hosted)).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'Documentation',
  });
  const service = searchService({...hosted, ALGOLIA_ASSISTANT_ID: 'assistant'});
  expect(service.askAi).toBe('assistant');
  expect(searchOrigins(service)).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
    'https://askai.algolia.com',
  ]);
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
