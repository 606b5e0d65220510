import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import path from 'node:path';

import {headersFor, parseHeadersFile} from '../../scripts/serve/parse-headers';
import {baseUrl} from '../../src/site/environment';
import {buildFolder, readBuilt} from './site-pages';

test('file names of the site don’t differ only in case', async () => {
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
  expect(
    files.filter((file) => readBuilt(file).includes(`${folder}/`)),
  ).toEqual([]);
});

test('Netlify and Cloudflare Pages send the same headers for each file', async () => {
  const text = readBuilt('_headers');
  // The maximum line length of Cloudflare Pages.
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  const rules = parseHeadersFile(text);
  for (const file of await Globby('**/*', {cwd: buildFolder})) {
    const pathname = baseUrl + file.replace(/(?:^index)?\.html$/, '');
    const cached = headersFor(rules, pathname).get('Cache-Control');
    expect(cached, file).toBe(
      file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : undefined,
    );
  }
});
