/**
 * Measures the speed of a guide on a phone, and of a plain Docusaurus site with
 * the same Markdown: the first tap of a visit, the same tap again, the first
 * scroll, paints, blocking time, and bytes. The two sites take turns. Prints a
 * table in Markdown.
 *
 * Usage: `npm run bench`, on a machine without other work.
 */
import {chromium, type Browser, type Page} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {cpSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {cpus} from 'node:os';

import site from '../docusaurus.config';
import {setIds} from '../src/site/sets';
import {browserArguments, findBrowser} from './browsers/find-browser';
import {runCommandLine} from './command-line';
import {createSiteServer} from './serve/server';

const guide = '/react/getting-started/query';
/** Slowdown of the processor, like a mid-range phone. */
const slowdown = 4;
/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 204_800,
};
/** Number of visits to each site. The result is the median. */
const runs = 5;
/** Time in ms from the load to the reader's first action. */
const pauseMs = 3000;
/** Time in ms between the first tap and the same tap again. */
const againMs = 1500;
/** The first scroll: 10 turns of a wheel within 1.5 seconds. */
const scroll = {turns: 10, pixels: 300, pauseMs: 150};

/** A control to tap. */
interface Tap {
  /** Whether it's in the layout of phones, not of desktops. */
  isPhone: boolean;
  /** Its selector. */
  at: string;
  /** Runs in the page. Returns a value that the tap changes. */
  state: () => unknown;
  /** Restores the value, so that the tap can change it again. */
  undo?: (page: Page) => Promise<unknown>;
}

const taps: Readonly<Record<string, Tap>> = {
  menu: {
    isPhone: true,
    at: '.navbar__toggle',
    state: () => document.querySelector('.navbar-sidebar--show'),
    undo: (page) => page.locator('.navbar-sidebar__close').click(),
  },
  search: {
    isPhone: true,
    at: '.DocSearch-Button',
    state: () => document.querySelector('.DocSearch-Input'),
    undo: (page) => page.keyboard.press('Escape'),
  },
  'color mode': {
    isPhone: false,
    at: 'button[aria-label^="Switch between dark"]',
    state: () => document.documentElement.dataset.themeChoice,
  },
  link: {
    isPhone: false,
    at: '.theme-doc-sidebar-menu a[href$="/getting-started/mutation"]',
    state: () => document.querySelector('main h1')?.textContent,
    undo: (page) => page.goBack(),
  },
};

/** The results of a visit by name, in ms and bytes. */
type Figures = Record<string, number>;

runCommandLine(async () => {
  buildStock('.cache/bench');
  const servers = ['build', '.cache/bench/build'].map((folder) =>
    createSiteServer(folder).listen(0).unref(),
  );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  const all: Figures[][] = servers.map(() => []);
  try {
    for (let turn = 0; turn < runs; turn++) {
      for (const [index, server] of servers.entries()) {
        const {port} = server.address() as AddressInfo;
        all[index]!.push(await visit(browser, `http://localhost:${port}`));
      }
    }
  } finally {
    await browser.close();
  }
  console.log(
    `\n| ${cpus()[0]?.model} | this site | stock |\n| --- | --: | --: |`,
  );
  for (const figure of Object.keys(all[0]![0]!)) {
    const values = all.map((visits) =>
      median(visits.map((each) => each[figure]!)).toLocaleString('en'),
    );
    console.log(`| ${[figure, ...values].join(' | ')} |`);
  }
});

/** Returns the median, or the higher of two middle values. */
const median = (values: number[]): number =>
  Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!);

/** Measures a site. Each tap has a separate page. */
async function visit(browser: Browser, origin: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, tap] of Object.entries(taps)) {
    await browse(browser, origin, tap.isPhone, async (page) => {
      figures[`${name}, first tap`] = await timeOf(page, tap);
      await tap.undo?.(page);
      await page.waitForTimeout(againMs);
      figures[`${name}, again`] = await timeOf(page, tap);
    });
  }
  await browse(browser, origin, true, async (page) => {
    Object.assign(figures, await page.evaluate(readFigures));
    await page.evaluate('seen.tasks = []');
    for (let turn = 0; turn < scroll.turns; turn++) {
      await page.mouse.wheel(0, scroll.pixels);
      await page.waitForTimeout(scroll.pauseMs);
    }
    const {longest} = await page.evaluate(readFigures);
    figures['longest task of the first scroll'] = longest!;
  });
  return figures;
}

/** Opens the guide as a first visit, waits, and then acts. */
async function browse(
  browser: Browser,
  origin: string,
  isPhone: boolean,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const viewport = {width: isPhone ? 412 : 1280, height: 823};
  const page = await browser.newPage({viewport, hasTouch: true});
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await client.send('Network.emulateNetworkConditions', network);
  // tsx wraps nested functions in a helper, which the page doesn't have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped;');
  await page.addInitScript(watch);
  await page.goto(origin + guide);
  await page.waitForTimeout(pauseMs);
  await act(page);
  await page.close();
}

/** Returns the time from a tap to the frame with its result, in ms. */
async function timeOf(page: Page, {at, state}: Tap): Promise<number> {
  const time = page.evaluate<number>(`answer(${String(state)})`);
  await page.locator(at).first().tap();
  return time;
}

declare global {
  interface Window {
    seen: {tasks: number[]; largestPaint: number};
    answer(state: () => unknown): Promise<number>;
  }
}

/** Runs in the page, before the page's scripts. */
function watch(): void {
  const seen = {tasks: [] as number[], largestPaint: 0};
  window.seen = seen;
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  window.answer = (state) =>
    new Promise((resolve) => {
      const before = state();
      const look = (start: number): void => {
        requestAnimationFrame(() => {
          if (state() === before) return look(start);
          // A message that is sent before a frame arrives after the frame.
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      };
      const options = {capture: true, once: true};
      addEventListener('pointerdown', (tap) => look(tap.timeStamp), options);
    });
}

/** Runs in the page. Returns the results so far, in ms and bytes. */
function readFigures(): Figures {
  const {tasks, largestPaint} = window.seen;
  // Blocking time counts the rest of each long task.
  const shortTaskMs = 50;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntries() as PerformanceResourceTiming[];
  return {
    'first paint': paint!.startTime,
    'largest paint': largestPaint,
    'blocking time': tasks.reduce((sum, task) => sum + task - shortTaskMs, 0),
    longest: Math.max(0, ...tasks),
    bytes: files.reduce((sum, {transferSize = 0}) => sum + transferSize, 0),
  };
}

/** Builds a plain Docusaurus site from the build's Markdown copies. */
function buildStock(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const id of setIds) {
    const filter = (file: string) => /(?:\.md|\/[^.]+)$/.test(file);
    cpSync(`build/${id}`, `${folder}/${id}`, {recursive: true, filter});
  }
  cpSync('build/index.md', `${folder}/src/pages/index.md`);
  cpSync('build/img', `${folder}/static/img`, {recursive: true});
  const docs = (id: string) => ({id, path: id, routeBasePath: id});
  const config = {
    title: 'ReactiveDOT',
    url: 'https://stock.example',
    baseUrl: '/',
    trailingSlash: false,
    future: site.future,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {
      format: 'md',
      hooks: {
        onBrokenMarkdownLinks: 'ignore',
        onBrokenMarkdownImages: 'ignore',
      },
    },
    presets: [['classic', {docs: docs('react'), blog: false}]],
    plugins: [['@docusaurus/plugin-content-docs', docs('vue')]],
    themeConfig: {
      colorMode: {respectPrefersColorScheme: true},
      navbar: {
        title: 'ReactiveDOT',
        items: [{to: guide, label: 'React'}],
      },
      algolia: {appId: 'STOCK', apiKey: 'none', indexName: 'none'},
      footer: {copyright: 'MIT'},
    },
  };
  const browserslist = {production: ['>0.5%', 'not dead', 'not op_mini all']};
  writeFileSync(`${folder}/package.json`, JSON.stringify({browserslist}));
  const text = `export default ${JSON.stringify(config)};`;
  writeFileSync(`${folder}/docusaurus.config.mjs`, text);
  execFileSync('npm', ['run', '-s', 'docusaurus', '--', 'build', folder], {
    shell: process.platform === 'win32',
  });
}
