import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {findCaseClashes} from '../find-case-clashes';

const site = path.resolve(__dirname, '../../build');

test('no two files of the site differ only in case', async () => {
  const files = await Globby('**/*', {cwd: site, dot: true});
  expect(files.length).toBeGreaterThan(300);
  expect(findCaseClashes(files)).toEqual([]);
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
