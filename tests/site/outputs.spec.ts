import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const site = path.resolve(__dirname, '../../build');

test('no two files of the site differ only in case', async () => {
  const files = await Globby('**/*', {cwd: site, dot: true});
  expect(files.length).toBeGreaterThan(300);
  const seen = new Map<string, string>();
  for (const file of files) {
    const spelling = file.normalize('NFC').toLowerCase();
    expect(seen.get(spelling), file).toBeUndefined();
    seen.set(spelling, file);
  }
});

test('no published file names the folder of the build', async () => {
  const folder = path.resolve(site, '..');
  const files = await Globby('**/*.{html,js,css,json,md,txt,xml}', {cwd: site});
  expect(
    files.filter((file) =>
      readFileSync(path.join(site, file), 'utf8').includes(`${folder}/`),
    ),
  ).toEqual([]);
});
