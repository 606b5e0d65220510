import path from 'node:path';

import {defineConfig} from 'vitest/config';

const at = (folder: string) => path.join(import.meta.dirname, folder);

const specs = (folder: string) => `tests/${folder}/**/*.spec.ts`;

const project = (name: string, options = {}) => ({
  extends: true as const,
  test: {name, include: [specs(name)], ...options},
});

/** The tests that start no browser. Only those of `site` read a build. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': at('.'),
      '@polkadot-api/descriptors': at('.papi/descriptors/dist/index.mjs'),
    },
  },
  esbuild: {jsx: 'automatic'},
  test: {
    // Only a build's files depend on where the site is published.
    env: {BASE_URL: '', SITE_URL: ''},
    maxWorkers: '100%',
    // Modules are loaded once for all files: that halves the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: {poll: {timeout: 10_000}},
    projects: [
      project('unit', {exclude: [specs('unit/statements')]}),
      // Separate, because its `page.ts` sets the browser's globals.
      project('statements', {include: [specs('unit/statements')]}),
      project('site', {
        globalSetup: at('tests/site/require-build.ts'),
        // Vite has a setting BASE_URL, and would put its own value here.
        env: {
          BASE_URL: process.env.BASE_URL ?? '',
          SITE_URL: process.env.SITE_URL ?? '',
        },
      }),
    ],
  },
});
