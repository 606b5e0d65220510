// All files of the build: whether each host can publish them as they are.
import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import path from 'node:path';

import {headersFor, parseHeadersFile} from '../../scripts/serve/parse-headers';
import {baseUrl} from '../../src/site/environment';
import {buildFolder, readBuildFile} from './site-pages';

// Windows and macOS would overwrite one with the other.
test('no two file names differ only in case', async () => {
  const files = await Globby('**/*', {cwd: buildFolder, dot: true});
  expect(files.length).toBeGreaterThan(300);
  const seen = new Map<string, string>();
  for (const file of files) {
    const spelling = file.normalize('NFC').toLowerCase();
    expect(seen.get(spelling), file).toBeUndefined();
    seen.set(spelling, file);
  }
});

test('no published file contains the build folder’s path', async () => {
  const folder = path.dirname(buildFolder);
  const files = await Globby('**/*.{html,js,css,json,md,txt,xml}', {
    cwd: buildFolder,
  });
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter((file) => readBuildFile(file).includes(`${folder}/`)),
  ).toEqual([]);
});

test('no line of _headers is too long for Cloudflare Pages', () => {
  const lines = readBuildFile('_headers').split('\n');
  expect(lines.length).toBeGreaterThan(5);
  // Its limit is 2,000 characters.
  for (const line of lines) expect(line.length, line).toBeLessThan(2000);
});

test('hosts cache only assets, and agree on the headers of each file', async () => {
  const rules = parseHeadersFile(readBuildFile('_headers'));
  const files = await Globby('**/*', {cwd: buildFolder});
  expect(files.some((file) => file.startsWith('assets/'))).toBe(true);
  for (const file of files) {
    const pathname = baseUrl + file.replace(/(?:^index)?\.html$/, '');
    // Throws if Netlify and Cloudflare Pages would send different headers.
    const headers = headersFor(rules, pathname);
    expect(headers.get('Cache-Control'), file).toBe(
      file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : undefined,
    );
  }
});
