// What builds keep (src/build-cache), in real folders. A build only shows that
// something was reused, not that it had to be made again.
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';

import {expect, test, vi} from 'vitest';

import {openCache} from '../../src/build-cache/cache';
import {
  isGeneratedFrom,
  putInPlace,
} from '../../src/build-cache/generated-folder';
import {hashFiles, hashOf} from '../../src/build-cache/hash';
import {inTemporaryFolder, writeFiles, type Files} from '../temporary-folder';

test.describe('the hash of a value', () => {
  test('is the same for the same JSON, and short', () => {
    expect(hashOf({a: [1, 'b']})).toBe(hashOf({a: [1, 'b']}));
    expect(hashOf({a: [1, 'b']})).toMatch(/^[0-9a-f]{20}$/);
  });

  for (const other of [{a: [1, 'c']}, {a: ['b', 1]}, '{"a":[1,"b"]}', []]) {
    test(`differs for ${JSON.stringify(other)}`, () => {
      expect(hashOf(other)).not.toBe(hashOf({a: [1, 'b']}));
    });
  }
});

test.describe('the hash of files', () => {
  const files = {'a/b.txt': '1', 'a/c/d.txt': '2', 'e.txt': '3'};

  /** Returns the hash of some paths before and after a change. */
  const hashesAround = (change: (folder: string) => void) =>
    inTemporaryFolder(files, (folder) => {
      const paths = ['a', 'e.txt', 'missing'].map((name) =>
        path.join(folder, name),
      );
      const before = hashFiles(paths);
      change(folder);
      return [before, hashFiles(paths)];
    });

  test('stays the same without a change', async () => {
    const [before, after] = await hashesAround(() => {});
    expect(after).toBe(before);
  });

  for (const [what, change] of [
    ['a file changes', (at) => writeFileSync(at('e.txt'), '4')],
    ['a file in a folder changes', (at) => writeFileSync(at('a/c/d.txt'), '4')],
    ['a folder gets a file', (at) => writeFileSync(at('a/new.txt'), '')],
    ['a file is renamed', (at) => fs.renameSync(at('a/b.txt'), at('a/bb.txt'))],
    ['a file is removed', (at) => rmSync(at('a/b.txt'))],
    ['a missing path is created', (at) => writeFileSync(at('missing'), '')],
  ] as [string, (at: (name: string) => string) => void][]) {
    test(`changes if ${what}`, async () => {
      const [before, after] = await hashesAround((folder) =>
        change((name) => path.join(folder, name)),
      );
      expect(after).not.toBe(before);
    });
  }
});

test.describe('a cache', () => {
  test('returns the last result of a key, also if it is binary', () =>
    inTemporaryFolder({}, (folder) => {
      const cache = openCache(folder);
      cache.write('a', 'first');
      cache.write('a', 'second');
      cache.write('b', Buffer.from([0, 255]));
      expect(cache.read('a')?.toString()).toBe('second');
      expect(cache.read('b')).toEqual(Buffer.from([0, 255]));
      expect(cache.read('c')).toBeUndefined();
      // The drafts are gone.
      expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
    }));

  test('has the results of an earlier process', () =>
    inTemporaryFolder({}, (folder) => {
      openCache(path.join(folder, 'cards')).write('a', 'text');
      const later = openCache(path.join(folder, 'cards'));
      expect(later.read('a')?.toString()).toBe('text');
    }));

  test('deletes only what is unused and older than its process', () =>
    inTemporaryFolder({used: '', unused: '', 'outdated/file': ''}, (folder) => {
      const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000);
      for (const name of readdirSync(folder))
        utimesSync(path.join(folder, name), lastYear, lastYear);
      const cache = openCache(folder);
      // Another process writes a result, which takes a moment.
      const soon = new Date(Date.now() + 1000);
      writeFiles(folder, {'new.draft': ''});
      utimesSync(path.join(folder, 'new.draft'), soon, soon);
      cache.keepOnly(['used', 'not written']);
      expect(readdirSync(folder).sort()).toEqual(['new.draft', 'used']);
    }));
});

test.describe('a generated folder', () => {
  /** Puts a draft in place of `api`, in a folder with these files. */
  const putApi = (
    files: Files,
    check: (api: string, put: (key: string) => void) => void,
  ) =>
    inTemporaryFolder(files, (folder) => {
      const api = path.join(folder, 'docs/api');
      check(api, (key) => {
        const draft = path.join(folder, 'draft');
        mkdirSync(draft);
        writeFileSync(path.join(draft, 'new.md'), '');
        putInPlace(draft, api, key);
        // Neither the draft nor the previous folder stays.
        expect(readdirSync(folder)).toEqual(['docs']);
      });
    });

  test('creates the folders around it, and stores the key of its input', () =>
    putApi({}, (api, put) => {
      expect(isGeneratedFrom(api, 'key')).toBe(false);
      put('key');
      expect(isGeneratedFrom(api, 'key')).toBe(true);
      expect(isGeneratedFrom(api, 'other')).toBe(false);
      expect(existsSync(path.join(api, 'new.md'))).toBe(true);
    }));

  test('replaces the previous one completely', () =>
    putApi({'docs/api/old.md': ''}, (api, put) => {
      put('key');
      expect(readdirSync(api).sort()).toEqual(['.generated-from', 'new.md']);
    }));

  test('stays if it can’t be replaced', () =>
    inTemporaryFolder({'draft/api/old.md': ''}, (folder) => {
      const draft = path.join(folder, 'draft');
      const api = path.join(draft, 'api');
      // No system moves a folder into itself.
      expect(() => putInPlace(draft, api, 'key')).toThrow('EINVAL');
      expect(readdirSync(api)).toEqual(['old.md']);
    }));

  /** Lets another process put its folder there between the two moves. */
  function interruptWith(api: string, key: string): void {
    const move = fs.renameSync;
    vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
      try {
        move(from, to);
      } finally {
        writeFiles(api, {'.generated-from': key, 'theirs.md': ''});
      }
    });
    syncBuiltinESMExports();
  }

  const stopInterrupting = () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  };

  for (const [what, files] of [
    ['there was none', {}],
    ['it replaces one', {'docs/api/old.md': ''}],
  ] as [string, Files][]) {
    test(`of another process stays if it has the same key and ${what}`, () =>
      putApi(files, (api, put) => {
        interruptWith(api, 'key');
        try {
          put('key');
        } finally {
          stopInterrupting();
        }
        expect(readdirSync(api).sort()).toEqual([
          '.generated-from',
          'theirs.md',
        ]);
      }));
  }

  test('of another process is an error if it has another key', () =>
    putApi({'docs/api/old.md': ''}, (api, put) => {
      interruptWith(api, 'other');
      try {
        expect(() => put('key')).toThrow(/ENOTEMPTY|EEXIST|EPERM/);
      } finally {
        stopInterrupting();
      }
      expect(readFileSync(path.join(api, '.generated-from'), 'utf8')).toBe(
        'other',
      );
    }));
});
