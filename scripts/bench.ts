/**
 * Builds and measures the site beside an untouched Docusaurus with the same
 * Markdown: cold and warm builds, a first visit to each kind of page by
 * Lighthouse, and a guide page at 4× CPU. Prints tables in Markdown.
 *
 * Usage: `npm run bench [-- --runs 5]`, on a machine with nothing else to do
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {cpus} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {measureHydration, measureRouteChange} from './bench/guide-page';
import {measureFirstVisit, type FirstVisit} from './bench/lighthouse';
import {writeStockSite} from './bench/stock-site';
import {runCommandLine} from './command-line';
import {createSiteServer} from './serve/server';

const guide = '/react/getting-started/query';
const pages = {
  home: '/',
  guide,
  'API page': '/react/api/react/functions/useLazyLoadQuery',
  category: '/react/category/guides',
  search: '/search',
};

const repository = path.resolve(__dirname, '..');
const stockFolder = path.join(repository, '.cache/bench');

/** Folders that a build leaves for the next one. */
const caches = [
  '.cache',
  '.docusaurus',
  '.papi',
  'node_modules/.cache',
  'docs-react/api',
  'docs-vue/api',
];

runCommandLine(async () => {
  const options = {runs: {type: 'string', default: '3'}} as const;
  const runs = Number(parseArgs({options}).values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('--runs takes a whole number from 1.');
  }
  const date = new Date().toISOString().slice(0, 10);
  console.log(
    `${date}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, medians of ${runs}`,
  );
  for (const cache of caches) {
    rmSync(path.join(repository, cache), {recursive: true, force: true});
  }
  const built = [['this site', build('build'), build('build')]];
  writeStockSite(path.join(repository, 'build'), stockFolder);
  const buildStock = () => build('docusaurus', '--', 'build', stockFolder);
  built.push(['stock', buildStock(), buildStock()]);
  printTable(['build', 'cold', 'warm'], built);
  await served(repository, (own) =>
    served(stockFolder, async (other) => {
      printTable(
        ['first visit', 'performance', 'LCP', 'TBT', 'CLS', 'bytes'],
        await measureVisits({'this site': own, stock: other}, runs),
      );
      printTable(
        ['guide at 4× CPU', 'this site', 'stock'],
        await measureGuide(own + guide, other + guide, runs),
      );
    }),
  );
});

/** Runs a script of package.json and gives the time that it took. */
function build(...script: string[]): string {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync('npm', ['run', ...script], {
    cwd: repository,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs `measure` while the site is served, with its origin. */
async function served(
  folder: string,
  measure: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createSiteServer(path.join(folder, 'build'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  try {
    await measure(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** A page of ours that stock has not, such as a category, is measured alone. */
async function measureVisits(
  origins: Readonly<Record<string, string>>,
  runs: number,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [kind, page] of Object.entries(pages)) {
    for (const [site, origin] of Object.entries(origins)) {
      if (!(await fetch(origin + page)).ok) continue;
      const visits: FirstVisit[] = [];
      for (let run = 0; run < runs; run++) {
        visits.push(await measureFirstVisit(origin + page));
      }
      const of = (figure: keyof FirstVisit): number =>
        median(visits.map((visit) => visit[figure]));
      rows.push([
        `${kind}, ${site}`,
        String(of('performance')),
        milliseconds(of('lcp')),
        milliseconds(of('tbt')),
        of('cls').toFixed(3),
        of('bytes').toLocaleString('en'),
      ]);
    }
  }
  return rows;
}

async function measureGuide(
  own: string,
  other: string,
  runs: number,
): Promise<string[][]> {
  const repeat = async (measure: () => Promise<number>): Promise<string> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measure());
    return milliseconds(median(times));
  };
  return [
    [
      'first interaction (stock: load) to hydrated',
      await repeat(() => measureHydration(own, true)),
      await repeat(() => measureHydration(other, false)),
    ],
    [
      'click to painted',
      await repeat(() => measureRouteChange(own)),
      await repeat(() => measureRouteChange(other)),
    ],
  ];
}

/** The middle value; of an even count the higher of the two in the middle. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

function printTable(head: string[], rows: string[][]): void {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map(() => '---');
  console.log(`\n${[head, rule, ...rows].map(line).join('\n')}`);
}
