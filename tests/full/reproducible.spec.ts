import {Globby} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {createHash} from 'node:crypto';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {copySite} from '../site-copy';
import {repository, runDocusaurus} from '../build/run-docusaurus';

const copy = path.join(repository, '.cache/built-twice');

/** Longest time that copying and building may take, in milliseconds. */
const patience = 900_000;

/** Builds a copy of the site and gives the digest of each file by path. */
async function buildCopy(
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  rmSync(copy, {recursive: true, force: true});
  copySite(repository, copy);
  // Pages say when they were last changed.
  cpSync(path.join(repository, '.git'), path.join(copy, '.git'), {
    recursive: true,
  });
  const {code, output} = await runDocusaurus({
    args: [],
    cwd: copy,
    site: copy,
    environment,
    patience,
  });
  expect(code, output).toBe(0);
  // What is printed of each build, nobody reads any more.
  expect(output).not.toMatch(/warning|deprecat/i);
  return digest(path.join(copy, 'build'));
}

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

// Copies, not the site's own build: beside a cache of earlier builds the bundler shortens names in its runtime script otherwise. Both in one folder: Docusaurus numbers an image in Markdown by the folder of the build.
test('a second build, in another time zone and locale, is the same byte for byte', async () => {
  test.setTimeout(2 * patience);
  const first = await buildCopy({TZ: 'UTC', LC_ALL: 'C.UTF-8'});
  const second = await buildCopy({
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'C',
  });
  expect(Object.keys(first).length).toBeGreaterThan(300);
  expect(second).toEqual(first);
});
