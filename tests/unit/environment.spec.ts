import {expect, test} from 'vitest';

import {readBaseUrl, readSiteUrl} from '../../src/site/address';

test('the address of the site is read, with or without slashes at its end', () => {
  expect(readSiteUrl('')).toBe('https://reactivedot.dev');
  expect(readSiteUrl('https://example.org:8080/')).toBe(
    'https://example.org:8080',
  );
  expect(readBaseUrl(undefined)).toBe('/');
  expect(readBaseUrl('docs/v1')).toBe('/docs/v1/');
});

test('a mistake names its variable', () => {
  for (const value of ['example.org', 'https://example.org/docs']) {
    expect(() => readSiteUrl(value)).toThrow(`SITE_URL is "${value}". Give`);
  }
  for (const value of ['https://example.org/docs', '/do cs/']) {
    expect(() => readBaseUrl(value)).toThrow(`BASE_URL is "${value}". Give`);
  }
});
