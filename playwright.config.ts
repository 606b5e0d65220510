import {existsSync} from 'node:fs';

import {defineConfig} from '@playwright/test';

import {baseUrl} from './src/site/environment';
import {engineOptions, engines} from './scripts/browsers/find-browser';

const port = Number(process.env.TEST_PORT ?? 4173);
const here = `http://localhost:${port}${baseUrl === '/' ? '' : baseUrl}`;
/** Where the site is published, if that is what is asked; else `build/` is served. */
const published = process.env.PUBLISHED_URL;

const isAtRoot = baseUrl === '/';

/** What holds at any address; other tests name paths of a site at the root of its host. */
const anyAddress = 'full/published.spec.ts';

/** Tests in a browser, and what takes minutes. Vitest runs all others. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A failed test runs once more, with a trace, which would slow all others
  // down by a fifth. The list at the end names those that pass then.
  retries: 1,
  reporter: 'list',
  // A shared machine may take several times as long as a quiet one. Tests that
  // pass don't wait for it.
  timeout: 60_000,
  expect: {timeout: 15_000},
  // Only `npm run pictures:accept` keeps pictures.
  updateSnapshots: 'none',
  use: {
    ...engineOptions('chromium'),
    baseURL: published ?? here,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Nothing is measured while it still moves.
    contextOptions: {reducedMotion: 'reduce'},
  },
  projects: [
    {
      name: 'e2e',
      testMatch: isAtRoot ? ['e2e/*.spec.ts', 'engines/*.spec.ts'] : anyAddress,
    },
    {name: 'published', testMatch: anyAddress},
    {name: 'full', testMatch: 'full/*.spec.ts'},
    {name: 'perf', testDir: 'tests/full/perf', workers: 1},
    {
      name: 'pictures',
      testDir: 'tests/full/pictures',
      snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
    },
    // Debian's WebKit, driven by Selenium where Playwright's own can't be had.
    {name: 'webkit-gtk', testDir: 'tests/webkit', workers: 1, retries: 0},
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      timeout: 90_000,
      use: engineOptions(engine),
    })),
  ],
  // Lists of tests are asked for in a checkout that has no built site yet.
  webServer:
    existsSync('build/404.html') && !published
      ? {
          command: `npx tsx scripts/serve.ts --port ${port}`,
          url: here,
          reuseExistingServer: !process.env.CI,
        }
      : undefined,
});
