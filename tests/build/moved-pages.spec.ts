import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {MovedPage} from '../../src/plugins/moved-pages/model';
import {buildFixture} from './build-fixture';

/** A site below /docs/ with one page, and one that has moved as told. */
const siteWith = (moves: MovedPage[]) => ({
  files: {
    'docusaurus.config.ts': [
      "import {fixtureConfig} from '../../../tests/build/fixture-config';",
      'export default {',
      "  ...fixtureConfig({baseUrl: '/docs/'}),",
      `  plugins: [['../../../src/plugins/moved-pages/index.ts', {moves: ${JSON.stringify(moves)}}]],`,
      '};',
    ].join('\n'),
    'src/pages/new.md': '# New\n\n## Part\n\nText.\n',
    'src/pages/other.md': '# Other\n',
    'docs/index.md': '# Docs\n',
  },
});

test('an old address leads on, by redirect and by a page', async () => {
  const moves = [{from: '/guides/old', to: '/new#part'}];
  await buildFixture(siteWith(moves), ({code, output, directory}) => {
    expect(code, output).toBe(0);
    expect(readFileSync(path.join(directory, '_redirects'), 'utf8')).toContain(
      '\n/docs/guides/old /docs/new#part 301\n',
    );
    const $ = load(
      readFileSync(path.join(directory, 'guides/old.html'), 'utf8'),
    );
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(
      '0; url=/docs/new#part',
    );
    expect($('main a').attr('href')).toBe('/docs/new#part');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });
});

test('an address that is in use, one that is not there and a missing heading stop the build and are named', async () => {
  const moves = [
    {from: '/new', to: '/'},
    {from: '/old', to: '/gone'},
    {from: '/elder', to: '/other#gone'},
  ];
  await buildFixture(siteWith(moves), ({code, output, directory}) => {
    expect(code).not.toBe(0);
    expect(output).toContain('a page is published at /new again');
    expect(output).toContain('/old leads to /gone, and there is no such page');
    expect(output).toContain(
      '/elder leads to /other#gone, and that page has no such heading',
    );
    expect(existsSync(path.join(directory, '_redirects'))).toBe(false);
  });
});
