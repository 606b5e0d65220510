import {Globby} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {createHash} from 'node:crypto';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {copySite} from '../../scripts/docs-upgrade/site-copy';
import {repository, runGenerator} from '../build/run-generator';

const copy = path.join(repository, '.cache/built-elsewhere');

/** Longest time that copying and building may take, in milliseconds. */
const patience = 900_000;

/** A digest of each file of a built site, by path. */
async function digest(directory: string): Promise<Record<string, string>> {
  const files = await Globby('**/*', {cwd: directory, dot: true});
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(directory, file)))
        .digest('hex'),
    ]),
  );
}

test.afterAll(() => rmSync(copy, {recursive: true, force: true}));

test('a build elsewhere, in another time zone and locale, is the same byte for byte', async () => {
  test.setTimeout(patience);
  copySite(repository, copy);
  // Pages say when they were last changed.
  cpSync(path.join(repository, '.git'), path.join(copy, '.git'), {
    recursive: true,
  });
  const {code, output} = await runGenerator({
    args: [],
    cwd: copy,
    site: copy,
    environment: {TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C'},
    patience,
  });
  expect(code, output).toBe(0);
  const here = await digest(path.join(repository, 'build'));
  const there = await digest(path.join(copy, 'build'));
  expect(Object.keys(here).length).toBeGreaterThan(300);
  expect(there).toEqual(here);
});
