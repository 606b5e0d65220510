import {defineConfig} from '@playwright/test';

import {baseUrl} from './src/site/environment';
import {engineOptions, engines} from './scripts/browsers/find-browser';
import {hasBuild} from './scripts/serve/has-build';

const port = Number(process.env.TEST_PORT ?? 4173);
const here = `http://localhost:${port}${baseUrl === '/' ? '' : baseUrl}`;
/**
 * Address of the published site to test, or undefined to serve and test
 * `build/`.
 */
const published = process.env.PUBLISHED_URL;

const isAtRoot = baseUrl === '/';

/**
 * Tests that also pass below a path. Other tests need the site at the root of
 * its host.
 */
const anyAddress = 'full/published.spec.ts';

/** The tests of features, or at another address only those above. */
const browserTests = isAtRoot
  ? ['e2e/*.spec.ts', 'engines/*.spec.ts']
  : anyAddress;

/** Marks slow tests of rare cases. They run with the full tests. */
const nightly = /@nightly/;

/** Browser tests and slow tests. Vitest runs the others. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A failed test runs again, with a trace. Traces of all tests would take a
  // fifth longer. The list at the end shows the tests that pass only then.
  retries: 1,
  reporter: 'list',
  // A shared machine may take several times as long as a quiet one. Tests that
  // pass don't wait for it.
  timeout: 60_000,
  expect: {timeout: 15_000},
  // Only `npm run pictures:accept` writes pictures.
  updateSnapshots: 'none',
  use: {
    ...engineOptions('chromium'),
    baseURL: published ?? here,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Avoids measurements during animations.
    contextOptions: {reducedMotion: 'reduce'},
  },
  projects: [
    {name: 'e2e', testMatch: browserTests, grepInvert: nightly},
    {name: 'nightly', testMatch: browserTests, grep: nightly},
    {name: 'published', testMatch: anyAddress},
    {name: 'full', testMatch: 'full/*.spec.ts'},
    {name: 'perf', testDir: 'tests/full/perf', workers: 1},
    {
      name: 'pictures',
      testDir: 'tests/full/pictures',
      snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
    },
    // Debian's WebKit with Selenium, for machines without Playwright's WebKit.
    {name: 'webkit-gtk', testDir: 'tests/webkit', workers: 1, retries: 0},
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      timeout: 90_000,
      use: engineOptions(engine),
    })),
  ],
  // Without a build, the tests can still be listed.
  webServer:
    hasBuild() && !published
      ? {
          command: `npx tsx scripts/serve.ts --port ${port}`,
          url: here,
          reuseExistingServer: !process.env.CI,
        }
      : undefined,
});
