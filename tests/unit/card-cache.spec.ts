import {expect, test} from '@playwright/test';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {CardCache} from '../../src/plugins/social-cards/card-cache';

test('pages with the same card may keep it at the same time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  try {
    const cache = await CardCache.open(folder);
    const png = Buffer.alloc(1_000_000, 7);
    await Promise.all(Array.from({length: 8}, () => cache.write('key', png)));
    expect(await cache.read('key')).toEqual(png);
    expect(readdirSync(folder)).toEqual(['key.png']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
