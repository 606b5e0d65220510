import {Globby} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {createHash} from 'node:crypto';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {copySite} from '../../scripts/docs-upgrade/site-copy';
import {repository, runDocusaurus} from '../build/run-docusaurus';

const copies = path.join(repository, '.cache/built-twice');

/** Longest time that copying and building may take, in milliseconds. */
const patience = 900_000;

/** Builds a copy of the site and gives the digest of each file by path. */
async function buildCopy(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const copy = path.join(copies, name);
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

test.afterAll(() => rmSync(copies, {recursive: true, force: true}));

// Two copies, not the site's own build: beside a cache of earlier builds the bundler shortens names in its runtime script otherwise.
test('a build elsewhere, in another time zone and locale, is the same byte for byte', async () => {
  test.setTimeout(2 * patience);
  const here = await buildCopy('here', {TZ: 'UTC', LC_ALL: 'C.UTF-8'});
  const there = await buildCopy('in-another-folder', {
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'C',
  });
  expect(Object.keys(here).length).toBeGreaterThan(300);
  expect(there).toEqual(here);
});
