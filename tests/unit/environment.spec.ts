// The variables that say where the site is published.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readBaseUrl, siteUrl} from '../../src/site/environment';

test('reads the base URL with or without slashes at its ends', () => {
  expect(readBaseUrl(undefined)).toBe('/');
  expect(readBaseUrl('docs/v1')).toBe('/docs/v1/');
  expect(readBaseUrl('/docs/v1/')).toBe('/docs/v1/');
});

for (const value of ['https://example.org/docs', '/do cs/']) {
  test(`rejects ${value} as a base URL, with the variable and its value`, () => {
    expect(() => readBaseUrl(value)).toThrow(`BASE_URL is "${value}". Set`);
  });
}

// A static file can't read the variables.
test('robots.txt lists the sitemap at the default origin', () => {
  const file = path.resolve(__dirname, '../../static/robots.txt');
  expect(readFileSync(file, 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});
