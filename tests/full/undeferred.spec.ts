import {expect, test} from '@playwright/test';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {createSiteServer} from '../../scripts/serve/server';
import {listenForComplaints} from '../e2e/fixtures';
import {hits, searchFor} from '../e2e/search-modal';
import {mustRun} from '../run-command';
import {copySite} from '../site-copy';
import {repository} from './run-docusaurus';

const site = path.join(repository, '.cache/undeferred-site');
const guide = '/react/getting-started/query';

test.describe.configure({mode: 'serial'});

test.describe('without deferred scripts', () => {
  let server: Server;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    copySite(repository, site);
    const options = path.join(site, 'src/deferred-scripts/site-options.ts');
    const text = readFileSync(options, 'utf8');
    expect(text).toMatch(/enabled: (true|false)/);
    writeFileSync(options, text.replace('enabled: true', 'enabled: false'));
    await mustRun('npm', ['run', 'build'], site);
    server = createSiteServer(path.join(site, 'build')).listen(0);
  });
  test.afterAll(() => {
    server?.close();
    rmSync(site, {recursive: true, force: true});
  });

  test('pages start their scripts as Docusaurus’ own do', () => {
    const html = readFileSync(path.join(site, `build${guide}.html`), 'utf8');
    expect(html).toMatch(/<script src=\/assets\/js\/main\.\w+\.js defer>/);
    expect(html).not.toContain('<meta name=scripts');
    expect(html).not.toContain('deferredScripts');
  });

  test('everything else works the same, and nothing waits for the reader', async ({
    page,
  }) => {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const complaints = listenForComplaints(page, origin);
    await page.goto(origin + guide);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-has-hydrated', 'true');
    await expect(
      page.locator('.theme-doc-sidebar-menu [aria-current="page"]'),
    ).toBeInViewport();

    const choice = await root.getAttribute('data-theme-choice');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(root).not.toHaveAttribute('data-theme-choice', choice!);

    await searchFor(page, 'multichain');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');

    const toVue = page.getByRole('navigation', {name: 'Framework'});
    await toVue.getByRole('link', {name: /Vue/}).click();
    await expect(page).toHaveURL(`${origin}/vue/getting-started/query`);
    await expect(page.locator('main h1')).toHaveText('Query');
    expect(complaints).toEqual({errors: [], foreignRequests: []});
  });
});
