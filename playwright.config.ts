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

/** Tests in a browser, and what takes minutes. Vitest runs all others. */
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    {name: 'e2e', testDir: 'tests/e2e', testIgnore: longTests},
    {name: 'perf', testDir: 'tests/perf', workers: 1},
    {name: 'full', testMatch: ['**/full/*.spec.ts', ...longTests]},
  ],
  // Lists of tests are asked for in a checkout that has no built site yet.
  webServer: existsSync('build/404.html')
    ? {
        command: `npx tsx scripts/serve.ts --port ${port}`,
        url: `http://localhost:${port}`,
        reuseExistingServer: !process.env.CI,
      }
    : undefined,
});
