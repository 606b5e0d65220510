import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {test} from 'vitest';

/**
 * Makes a new folder before each test of a file, which is gone after it.
 *
 * @param take given the folder
 */
export function newFolderForEachTest(take: (folder: string) => void): void {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-'));
    take(folder);
  });
  test.afterEach(() => rmSync(folder, {recursive: true}));
}
