import path from 'node:path';

import {defineConfig} from 'vitest/config';

const at = (folder: string) => path.join(import.meta.dirname, folder);

const project = (name: string, options = {}) => ({
  extends: true as const,
  test: {name, include: [`tests/${name}/**/*.spec.{ts,tsx}`], ...options},
});

/** Tests that start no browser. Only `built` needs a build: it reads its files. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': at('.'),
      '@polkadot-api/descriptors': at('.papi/descriptors/dist/index.mjs'),
    },
  },
  esbuild: {jsx: 'automatic'},
  test: {
    globalSetup: at('tests/write-descriptors.ts'),
    // Only a build's files depend on where the site is published.
    env: {BASE_URL: '', SITE_URL: ''},
    includeTaskLocation: true,
    reporters: ['default', at('tests/vitest-reporter.ts')],
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: {poll: {timeout: 10_000}},
    projects: [
      // Modules are loaded once for all files: that halves the time.
      project('unit', {isolate: false}),
      // Each file has a page of its own.
      project('statements'),
      project('build', {testTimeout: 120_000, hookTimeout: 120_000}),
      project('built', {
        globalSetup: at('tests/built/require-build.ts'),
        // Vite has a setting BASE_URL, and would put its own value here.
        env: {
          BASE_URL: process.env.BASE_URL ?? '',
          SITE_URL: process.env.SITE_URL ?? '',
        },
      }),
    ],
  },
});
