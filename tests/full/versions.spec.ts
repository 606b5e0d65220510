// Freezes a version in a copy of the site, builds the copy, and tests it. Each
// test continues where the previous one ended. This takes many minutes: the copy
// runs the tests of `site` and `e2e` as well.
import {expect, test} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';

import {mustRun, runCommand} from '../run-command';
import {copySite} from './copy-site';
import {dependencies} from '../../package.json';
import {release as version} from '../../src/site/release';
import {createSiteServer} from '../../scripts/serve/server';
import {readSitePages, sitePaths, type SitePage} from '../site/site-pages';
import {hydrated, listenForComplaints, open} from '../e2e/fixtures';
import {hits, searchFor} from '../e2e/search-modal';
import {freePort, listen} from '../free-port';
import {repository} from './run-docusaurus';

const site = path.join(repository, '.cache/versions-site');
const outDir = path.join(site, 'build');
/** Freezing generates the reference, and the copy is built without caches. */
const buildTimeoutMs = 15 * 60_000;

/** Returns the names of the files and folders that freezing writes. */
const frozenFiles = () =>
  readdirSync(site).filter((name) => /^(?:react|vue)_version/.test(name));

const freeze = (name: string) =>
  runCommand('npm', ['run', 'docs:version', '--', name], site);

/** Whether a path, perhaps with a hash, is below the frozen version. */
const isFrozen = (route: string) => route.split(/[/#]/)[2] === version;

test.describe.configure({mode: 'serial'});

test.describe('a site with a frozen version', () => {
  let server: Server | undefined;
  let origin: string;
  let pages: SitePage[];
  const pageAt = (route: string): CheerioAPI => {
    const found = pages.find(({path: each}) => each === route);
    if (!found) throw new Error(`The copy has no page ${route}.`);
    return found.$;
  };
  /** Without the version's root, which redirects. */
  const frozenPages = () =>
    pages.filter(
      ({path: route}) => isFrozen(route) && route.split('/').length > 3,
    );

  test.beforeAll(() => {
    test.setTimeout(buildTimeoutMs);
    copySite(repository, site);
    for (const name of frozenFiles()) {
      rmSync(path.join(site, name), {recursive: true});
    }
  });
  test.afterAll(() => {
    server?.close();
    rmSync(site, {recursive: true, force: true});
  });

  test('rejects another version', async () => {
    test.setTimeout(buildTimeoutMs);
    expect((await freeze('0.67')).output).toContain(', not 0.67');
    expect(frozenFiles()).toEqual([]);
  });

  test('freezes nothing if one set fails', async () => {
    test.setTimeout(buildTimeoutMs);
    const guide = path.join(site, 'docs-vue/guides/faq.mdx');
    const before = readFileSync(guide);
    appendFileSync(guide, '\n<Demo name="missing" />\n');
    const {code, output} = await freeze(version);
    expect(code).toBe(1);
    expect(output).toContain(
      'docs-vue/guides/faq.mdx: src/live-examples/demos has no demo "missing".',
    );
    expect(frozenFiles()).toEqual([]);
    writeFileSync(guide, before);
  });

  test('builds, although frozen samples have errors and shared text changed', async () => {
    test.setTimeout(buildTimeoutMs);
    const frozen = await freeze(version);
    expect(frozen.code, frozen.output).toBe(0);
    appendFileSync(
      path.join(
        site,
        `react_versioned_docs/version-${version}/guides/multichain.mdx`,
      ),
      '\n```ts\nconst wrong: string = 1;\n```\n',
    );
    appendFileSync(
      path.join(site, 'docs-shared/_target-chains.mdx'),
      '\nText of tomorrow.\n',
    );
    await mustRun('npm', ['run', 'build'], site);
    pages = readSitePages(outDir);
    server = createSiteServer(outDir);
    origin = `http://localhost:${await listen(server)}`;
  });

  test('rejects the frozen version, also with its last part', async () => {
    test.setTimeout(buildTimeoutMs);
    const {output} = await freeze(dependencies['@reactive-dot/core']);
    expect(output).toContain(`${version} is already frozen`);
  });

  test('keeps all routes, and adds every page of both sets', () => {
    // The repository's own build. The copy has none of its frozen versions.
    const present = sitePaths().filter(
      (route) => !/^\/(?:react|vue)\/\d/.test(route),
    );
    const frozen = present
      .filter((route) => /^\/(?:react|vue)\//.test(route))
      .map((route) => route.replace(/^\/\w+/, `$&/${version}`));
    expect(frozen.length).toBeGreaterThan(100);
    expect(frozenPages().map(({path: route}) => route)).toEqual(frozen);
    const others = pages.filter(({path: route}) => !isFrozen(route));
    expect(others.map(({path: route}) => route)).toEqual(present);
  });

  test('shows the frozen text and colored samples', () => {
    const frozen = pageAt(`/react/${version}/guides/multichain`);
    expect(frozen('article').text()).not.toContain('Text of tomorrow.');
    expect(pageAt('/react/guides/multichain')('article').text()).toContain(
      'Text of tomorrow.',
    );
    const sample = frozen('.code-block').last();
    expect(sample.text()).toContain('const wrong: string = 1;');
    expect(sample.find('.tok-keyword').first().text()).toBe('const');
    // Unchecked samples have no types. A sample that also appears in the
    // current pages keeps them.
    expect(sample.find('[data-type]')).toHaveLength(0);
  });

  test('links frozen pages to frozen pages', () => {
    const links = frozenPages().flatMap(({file, $}) =>
      $('article a[href], main nav a[href], .theme-doc-sidebar-menu a[href]')
        .map((_, link) => $(link).attr('href'))
        .get()
        .filter((href) => /^\/(?:react|vue)\b/.test(href))
        .map((href) => ({file, href})),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({href}) => !isFrozen(href))).toEqual([]);
  });

  test('passes the site’s tests of files', async () => {
    test.setTimeout(buildTimeoutMs);
    await mustRun('npx', ['vitest', 'run', '--project=site'], site);
  });

  test('passes the site’s tests in a browser', async () => {
    // All tests of `e2e`, in competition with other tests of `full`.
    test.setTimeout(3 * buildTimeoutMs);
    const environment = {TEST_PORT: String(await freePort())};
    const inBrowser = ['playwright', 'test', '--project=e2e'];
    await mustRun('npx', inBrowser, site, {environment});
  });

  test('logs nothing at an unknown address below the version', async ({
    page,
  }) => {
    const complaints = listenForComplaints(page, origin);
    await page.goto(`${origin}/react/${version}/no`);
    // Scripts start when the pointer moves.
    await page.mouse.move(10, 10);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The browser's own message about the status.
    const errors = complaints.errors.filter(
      (error) => !/status of 404/.test(error),
    );
    expect(errors).toEqual([]);
  });

  test('the dropdown keeps the page and the preference', async ({page}) => {
    const complaints = listenForComplaints(page, origin);
    const stored = () =>
      page.evaluate(() => localStorage.getItem('docs-preferred-version-vue'));
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await open(page, `${origin}/vue/guides/multichain`);
    const button = page.getByRole('button', {name: 'Next'});
    await navbar.locator(button).hover();
    const menu = navbar.locator('.dropdown', {has: button});
    const items = menu.locator('.dropdown__link');
    await expect(items).toHaveText([/^Next$/, version, /^Releases/]);
    await items.nth(1).click();
    await expect(page).toHaveURL(`${origin}/vue/${version}/guides/multichain`);
    expect(await stored()).toBe(version);

    await open(page, `${origin}/vue/${version}/guides/multichain`);
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(`ReactiveDOT ${version}`);
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(`${origin}/vue/guides/multichain`);
    await expect(banner).toHaveCount(0);
    expect(await stored()).toBe('current');
    expect(complaints).toEqual({errors: [], foreignRequests: []});
  });

  test('search stays in the set and version of its page', async ({page}) => {
    for (const from of ['/react/guides/faq', `/react/${version}/guides/faq`]) {
      await open(page, origin + from);
      await searchFor(page, 'multichain');
      await expect(hits(page).first()).toBeVisible();
      const hrefs = await hits(page)
        .locator('a')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? ''),
        );
      const ofSets = hrefs.filter((href) => /^\/(?:react|vue)\//.test(href));
      expect(ofSets.length).toBeGreaterThan(0);
      for (const href of ofSets) {
        expect(href).toMatch(/^\/react\//);
        expect(isFrozen(href), href).toBe(isFrozen(from));
      }
    }
  });
});
