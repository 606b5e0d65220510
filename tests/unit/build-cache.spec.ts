import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  hashFiles,
  isGeneratedFrom,
  openCache,
  putInPlace,
} from '../../src/build-cache';
import {inTemporaryFolder} from '../temporary-folder';

test('stores results, and keeps those whose keys are still used', () =>
  inTemporaryFolder({}, (folder) => {
    const cache = openCache(path.join(folder, 'cards'));
    cache.write('a', 'first');
    cache.write('a', 'second');
    cache.write('b', Buffer.from([0, 255]));
    expect(cache.read('a')?.toString()).toBe('second');
    expect(cache.read('b')).toEqual(Buffer.from([0, 255]));
    expect(cache.read('c')).toBeUndefined();
    mkdirSync(path.join(folder, 'cards/outdated'));
    cache.keepOnly(['b', 'c']);
    expect(readdirSync(path.join(folder, 'cards'))).toEqual(['b']);
  }));

test('the hash of files changes when one is changed, added, or removed', () =>
  inTemporaryFolder({'a/b.txt': '1'}, (folder) => {
    const added = path.join(folder, 'added');
    const hash = () => hashFiles([path.join(folder, 'a'), added]);
    const first = hash();
    expect(hash()).toBe(first);
    writeFileSync(path.join(folder, 'a/b.txt'), '2');
    const afterChange = hash();
    expect(afterChange).not.toBe(first);
    writeFileSync(added, '');
    expect(hash()).not.toBe(afterChange);
    rmSync(added);
    expect(hash()).toBe(afterChange);
    rmSync(path.join(folder, 'a/b.txt'));
    expect(hash()).not.toBe(afterChange);
  }));

test('a generated folder replaces the previous one and stores the key of its input', () =>
  inTemporaryFolder({'api/old.md': ''}, (folder) => {
    const [api, draft] = [path.join(folder, 'api'), path.join(folder, 'draft')];
    expect(isGeneratedFrom(api, 'key')).toBe(false);
    mkdirSync(draft);
    writeFileSync(path.join(draft, 'new.md'), '');
    putInPlace(draft, api, 'key');
    expect(isGeneratedFrom(api, 'key')).toBe(true);
    expect(isGeneratedFrom(api, 'other')).toBe(false);
    expect(existsSync(path.join(api, 'new.md'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['api']);
  }));
