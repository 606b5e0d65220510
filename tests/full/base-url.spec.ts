import {expect, test} from '@playwright/test';
import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {repository, runDocusaurus} from './run-docusaurus';

const folder = path.join(repository, '.cache/base-url');
const outDir = path.join(folder, 'build');

/** Timeout of the build, in milliseconds. */
const patience = 900_000;

/** Builds the site, including Docusaurus's link checks. */
const build = () =>
  runDocusaurus({
    args: ['--out-dir', outDir],
    cwd: repository,
    environment: {
      BASE_URL: '/docs/',
      SITE_URL: 'https://example.org',
      // Keeps the generated files of the site built for the root.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/base-url/generated',
    },
    patience,
  });

/** Returns the built page at a path below the base URL. */
function page(name: string): CheerioAPI {
  return load(readFileSync(path.join(outDir, `${name}.html`), 'utf8'));
}

/** Returns the built file at an address of the site. */
function fileAt(address: string): string {
  const {pathname} = new URL(address, 'https://example.org');
  return path.join(outDir, decodeURI(pathname.slice('/docs/'.length)));
}

test.describe.configure({mode: 'serial'});

test.describe('a site published at /docs/', () => {
  test.beforeAll(async () => {
    test.setTimeout(patience);
    await rm(folder, {recursive: true, force: true});
    const {code, output} = await build();
    expect(code, output).toBe(0);
  });
  test.afterAll(() => rm(folder, {recursive: true, force: true}));

  test('redirects from each set’s root to its first category', () => {
    for (const set of ['react', 'vue']) {
      const target = `/docs/${set}/category/getting-started`;
      expect(page(set)('meta[http-equiv=refresh]').attr('content')).toBe(
        `0; url=${target}`,
      );
      expect(existsSync(`${fileAt(target)}.html`), target).toBe(true);
    }
  });

  test('sends headers for paths below it', () => {
    expect(readFileSync(path.join(outDir, '_headers'), 'utf8')).toMatch(
      /^\/docs\/\*\n[^]*^\/docs\/assets\/\*\n/m,
    );
  });

  test('has no links to other paths of its host', async () => {
    test.setTimeout(120_000);
    const pages = await Globby('**/*.html', {cwd: outDir, absolute: true});
    expect(pages.length).toBeGreaterThan(100);
    const astray: string[] = [];
    for (const file of pages) {
      const html = readFileSync(file, 'utf8');
      for (const [, address] of html.matchAll(
        /\s(?:href|src)="?(\/[^"\s>]*)/g,
      )) {
        if (!/^\/docs(?:[/?#]|$)/.test(address!)) {
          astray.push(`${path.relative(outDir, file)}: ${address}`);
        }
      }
    }
    expect(astray).toEqual([]);
  });
});
