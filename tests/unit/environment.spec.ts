import {expect, test} from 'vitest';

import {readBaseUrl} from '../../src/site/environment';

test('reads the base URL with or without slashes at its ends', () => {
  expect(readBaseUrl(undefined)).toBe('/');
  expect(readBaseUrl('docs/v1')).toBe('/docs/v1/');
});

test('an error names the variable', () => {
  for (const value of ['https://example.org/docs', '/do cs/']) {
    expect(() => readBaseUrl(value)).toThrow(`BASE_URL is "${value}". Set`);
  }
});
