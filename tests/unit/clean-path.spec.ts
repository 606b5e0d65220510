import {expect, test} from 'vitest';

import {cleanPath} from '../../scripts/serve/server';

test.describe('cleanPath', () => {
  for (const [path, clean] of [
    ['/react/getting-started/setup.html', '/react/getting-started/setup'],
    ['/react/index.html', '/react'],
    ['/index.html', '/'],
    ['/react/', '/react'],
    ['/', undefined],
    ['/react', undefined],
    ['/react/html', undefined],
  ] as const) {
    test(`${path} → ${clean ?? 'as it is'}`, () => {
      expect(cleanPath(path)).toBe(clean);
    });
  }
});
