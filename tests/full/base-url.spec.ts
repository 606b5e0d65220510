// Builds the site for a path below its host, as GitHub Pages publishes it, and
// reads the output. `published.spec.ts` opens such a site in a browser.
import {expect, test} from '@playwright/test';
import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {repository, runDocusaurus} from './run-docusaurus';

const folder = path.join(repository, '.cache/base-url');
const outDir = path.join(folder, 'build');

/** A build without caches takes minutes on a busy machine. */
const buildTimeoutMs = 15 * 60_000;

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
    timeoutMs: buildTimeoutMs,
  });

/** Returns the built page at a path below the base URL. */
function page(name: string): CheerioAPI {
  return load(readFileSync(path.join(outDir, `${name}.html`), 'utf8'));
}

/**
 * Returns the addresses of a page's links and files that begin at the root of
 * the host. The minifier leaves out most quotation marks.
 */
function rootedAddresses(html: string): string[] {
  const found = html.matchAll(/\s(?:href|src)="?(\/[^"\s>]*)/g);
  return Array.from(found, ([, address = '']) => address);
}

/** Returns the built file at an address of the site. */
function fileAt(address: string): string {
  const {pathname} = new URL(address, 'https://example.org');
  return path.join(outDir, decodeURI(pathname.slice('/docs/'.length)));
}

test.describe.configure({mode: 'serial'});

test.describe('a site published at /docs/', () => {
  test.beforeAll(async () => {
    test.setTimeout(buildTimeoutMs);
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

  test('lists headers for paths below it', () => {
    expect(readFileSync(path.join(outDir, '_headers'), 'utf8')).toMatch(
      /^\/docs\/\*\n[^]*^\/docs\/assets\/\*\n/m,
    );
  });

  test('links to and loads nothing from other paths of its host', async () => {
    const pages = await Globby('**/*.html', {cwd: outDir, absolute: true});
    expect(pages.length).toBeGreaterThan(100);
    const addresses = pages.flatMap((file) =>
      rootedAddresses(readFileSync(file, 'utf8')).map((address) => ({
        address,
        page: path.relative(outDir, file),
      })),
    );
    const isBelow = (address: string) => /^\/docs(?:[/?#]|$)/.test(address);
    const below = addresses.filter(({address}) => isBelow(address));
    expect(below.length).toBeGreaterThan(1000);
    const astray = addresses.filter(({address}) => !isBelow(address));
    expect(astray).toEqual([]);
  });
});
