import {expect, test} from 'vitest';
import {readdirSync} from 'node:fs';

import {CardCache} from '../../src/after-build/social-cards/card-cache';
import {inTemporaryFolder} from '../temporary-folder';

test('pages with the same card may keep it at the same time', () =>
  inTemporaryFolder({}, async (folder) => {
    const cache = await CardCache.open(folder);
    const png = Buffer.alloc(1_000_000, 7);
    await Promise.all(Array.from({length: 8}, () => cache.write('key', png)));
    expect((await cache.read('key'))?.equals(png)).toBe(true);
    expect(readdirSync(folder)).toEqual(['key.png']);
  }));
