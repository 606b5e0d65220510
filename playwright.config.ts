import {existsSync} from 'node:fs';

import {defineConfig, devices} from '@playwright/test';

import {browserArguments, findBrowser} from './tests/find-browser';

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests that take minutes; `npm run test:full` runs them. */
const longTests = [
  'hostile-inputs',
  'keyboard',
  'faults',
  'early-inputs',
  'every-page',
].map((name) => `**/e2e/${name}.spec.ts`);

/** One runner for all tests; `unit` and `build` use no browser. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [
    ['list'],
    ...(process.env.CI ? [['./tests/closing-line-reporter.ts'] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    {name: 'unit', testDir: 'tests/unit'},
    // A process of its own: it gets the globals of a browser.
    {name: 'statements', testDir: 'tests/statements'},
    {name: 'build', testDir: 'tests/build', timeout: 120_000},
    {name: 'e2e', testDir: 'tests/e2e', testIgnore: longTests},
    {name: 'perf', testDir: 'tests/perf', workers: 1},
    {name: 'full', testMatch: ['**/full/*.spec.ts', ...longTests]},
  ],
  // Unit and build tests run in a checkout that has no built site yet.
  webServer: existsSync('build/404.html')
    ? {
        command: `npx tsx scripts/serve.ts --port ${port}`,
        url: `http://localhost:${port}`,
        reuseExistingServer: !process.env.CI,
      }
    : undefined,
});
