import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {takeLock} from '../../src/plugins/one-build/take-lock';
import {newFolderForEachTest} from '../temporary-folder';

let file: string;

newFolderForEachTest((folder) => {
  file = path.join(folder, 'generated/build.lock');
});

test('a free folder is taken, and free again afterwards', () => {
  const release = takeLock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  takeLock(file);
  release();
  expect(existsSync(file)).toBe(false);
});

test('a folder in which another process builds is refused, and the process and the file are named', () => {
  takeLock(file);
  writeFileSync(file, String(process.ppid));
  expect(() => takeLock(file)).toThrow(
    `Process ${process.ppid} is building this site`,
  );
  expect(() => takeLock(file)).toThrow(`delete ${file}`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

for (const what of ['of a process that was killed', 'that is empty']) {
  test(`a mark ${what} counts for nothing`, () => {
    takeLock(file);
    const {pid} = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, what === 'that is empty' ? '' : String(pid));
    takeLock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });
}
