/**
 * Measures the embedded search of the built site: what it weighs and how fast
 * it answers in Chromium.
 *
 * Usage: `npm run bench:search`, after a build
 */
import {chromium, type Page} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {storeFile} from '../src/search/files';
import type {StoredPage} from '../src/search/to-store';
import {reactQueries} from '../tests/site/judged-queries';
import {browserArguments, findBrowser} from './browsers/find-browser';
import {served} from './bench/serve';

const build = path.resolve('build');
const guide = '/react/guides/async';
const typedQueries = reactQueries
  .map(([query]) => query)
  .filter((_, index) => index % 6 === 0);

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** The worker and the engine, which the bundler may put into a file of its own. */
function workerScripts(): Buffer {
  const scripts = path.join(build, 'assets/js');
  const parts = readdirSync(scripts)
    .map((file) => readFileSync(path.join(scripts, file)))
    .filter(
      (code) =>
        code.includes('MiniSearch: option "fields" must be provided') ||
        (code.includes('onmessage') && code.includes('fuzzy')),
    );
  if (parts.length === 0)
    throw new Error('No search worker in build/assets/js.');
  return Buffer.concat(parts);
}

/** Gives the modal a query and waits until it shows what belongs to it, in ms. */
function timeQuery(page: Page, query: string): Promise<number> {
  // No named functions in here: the compiler would add a helper that the page lacks.
  return page.evaluate(async (typed) => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
    const started = performance.now();
    Object.getOwnPropertyDescriptor(
      HTMLInputElement.prototype,
      'value',
    )!.set!.call(input, typed);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    for (;;) {
      const all = document.querySelector<HTMLAnchorElement>(
        '.DocSearch-HitsFooter a',
      );
      const shown = all
        ? new URL(all.href).searchParams.get('q')
        : document.querySelector('.DocSearch-NoResults strong')?.textContent;
      const elapsed = performance.now() - started;
      if (shown === typed) return elapsed;
      if (elapsed > 10_000) throw new Error(`No answer to ${typed}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }, query);
}

interface Times {
  opening: number;
  keystrokes: number[];
}

async function measure(page: Page): Promise<Times> {
  await page.goto(guide);
  // Scripts wait for a first interaction.
  await page.mouse.move(1, 1);
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
  const started = Date.now();
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  await timeQuery(page, 'query');
  const opening = Date.now() - started;
  const keystrokes: number[] = [];
  for (const query of typedQueries) {
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length);
      if (typed.endsWith(' ')) continue;
      keystrokes.push(await timeQuery(page, typed));
    }
  }
  return {opening, keystrokes};
}

async function main(): Promise<void> {
  const store = readFileSync(path.join(build, storeFile));
  const pages = JSON.parse(store.toString()) as StoredPage[];
  const count = pages.reduce((sum, {s}) => sum + s.length, 0);
  const worker = workerScripts();
  const storeWeight = brotliCompressSync(store).length;
  const workerWeight = brotliCompressSync(worker).length;
  console.log(
    `records ${kib(storeWeight)} + worker ${kib(workerWeight)} = ${kib(storeWeight + workerWeight)} (Brotli), ${count} sections of ${pages.length} pages`,
  );

  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  await served(build, async (baseURL) => {
    const context = await browser.newContext({baseURL});
    for (const cache of ['cold', 'warm']) {
      const page = await context.newPage();
      const {opening, keystrokes} = await measure(page);
      console.log(
        `${cache} cache: open → first results ${opening} ms; a keystroke p50 ${ms(percentile(keystrokes, 0.5))}, p95 ${ms(percentile(keystrokes, 0.95))} (${keystrokes.length} keystrokes)`,
      );
      await page.close();
    }
  });
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
