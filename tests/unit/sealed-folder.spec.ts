import {expect, test} from '@playwright/test';
import {existsSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {openSealedFolder} from '../../src/plugins/whole-cache/sealed-folder';
import {inTemporaryFolder, writeFiles} from '../temporary-folder';

const inSealedFolder = (work: (folder: string) => void) =>
  inTemporaryFolder({}, (parent) => {
    const folder = path.join(parent, 'cache');
    const {isEmptied, seal} = openSealedFolder(folder);
    expect(isEmptied).toBe(false);
    writeFiles(folder, {'0/pack': 'kept', '1/pack': 'kept as well'});
    seal();
    work(folder);
  });

test('a sealed folder is kept, again and again', () =>
  inSealedFolder((folder) => {
    for (const round of [1, 2]) {
      const {isEmptied, seal} = openSealedFolder(folder);
      expect(isEmptied, `round ${round}`).toBe(false);
      seal();
    }
    expect(existsSync(path.join(folder, '1/pack'))).toBe(true);
  }));

const changes: Record<string, (folder: string) => void> = {
  'with a file of another size': (folder) =>
    writeFileSync(path.join(folder, '0/pack'), 'cut'),
  'with a file written later': (folder) =>
    utimesSync(path.join(folder, '0/pack'), 1, 1),
  'without one of its files': (folder) => rmSync(path.join(folder, '0/pack')),
  'with a further file': (folder) =>
    writeFileSync(path.join(folder, '2'), 'new'),
  'whose seal is gone': (folder) => rmSync(`${folder}.seal`),
  'that a killed process had opened': (folder) => void openSealedFolder(folder),
};

for (const [what, change] of Object.entries(changes)) {
  test(`a folder ${what} is emptied`, () =>
    inSealedFolder((folder) => {
      change(folder);
      expect(openSealedFolder(folder).isEmptied).toBe(true);
      expect(existsSync(folder)).toBe(false);
    }));
}

test('nothing is sealed where nothing was written', () =>
  inTemporaryFolder({}, (parent) => {
    const folder = path.join(parent, 'cache');
    openSealedFolder(folder).seal();
    expect(existsSync(`${folder}.seal`)).toBe(false);
  }));
