/**
 * Measures the built site beside an untouched Docusaurus site of the same
 * content: same server, same throttling, in one run. With `--peers` Starlight
 * and VitePress are built from npm and measured too.
 *
 * Usage, after a build: `npm run bench -- [--runs 5] [--only visits|hydration|route] [--peers]`
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {repository} from '../tests/build/run-docusaurus';
import {measureFromLoad, measureFromSign} from './bench/hydration';
import {measureFirstVisit} from './bench/lighthouse';
import {readPlainPages} from './bench/plain-markdown';
import {measureRouteChange} from './bench/route-change';
import {served} from './bench/serve';
import {buildStarlight} from './bench/starlight-site';
import {medians} from './bench/statistics';
import {buildStock} from './bench/stock-site';
import {bytes, circumstances, milliseconds, table} from './bench/table';
import {buildVitePress} from './bench/vitepress-site';

const guide = '/react/getting-started/query';
const pages = {
  home: '/',
  guide,
  'API page': '/react/api/react/functions/useLazyLoadQuery',
  category: '/react/category/guides',
  search: '/search',
};
const measures = ['visits', 'hydration', 'route'] as const;

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    only: {type: 'string', multiple: true, default: [...measures]},
    peers: {type: 'boolean', default: false},
  },
});
const runs = Number(values.runs);
const wants = (measure: (typeof measures)[number]): boolean =>
  values.only.includes(measure);

/** Median over the runs of a measure with one figure. */
async function repeated(measure: () => Promise<number>): Promise<number> {
  const {figure} = await medians(runs, async () => ({figure: await measure()}));
  return figure;
}

type VisitRow = [site: string, page: string, ...figures: string[]];

async function visit(
  site: string,
  page: string,
  url: string,
): Promise<VisitRow> {
  const figures = await measureFirstVisit(url, runs);
  return [
    site,
    page,
    String(figures.performance),
    milliseconds(figures.lcp),
    milliseconds(figures.tbt),
    figures.cls.toFixed(3),
    bytes(figures.bytes),
  ];
}

async function measureVisits(
  site: string,
  stock: string,
  peers: Readonly<Record<string, string>>,
): Promise<void> {
  const rows: VisitRow[] = [];
  await served(site, async (origin) => {
    for (const [name, page] of Object.entries(pages)) {
      rows.push(await visit('this site', name, origin + page));
    }
  });
  for (const [name, directory] of Object.entries({stock, ...peers})) {
    await served(directory, async (origin) => {
      rows.push(await visit(name, 'guide', origin + guide));
    });
  }
  console.log('\nA first visit, Lighthouse mobile\n');
  console.log(
    table(['site', 'page', 'performance', 'LCP', 'TBT', 'CLS', 'bytes'], rows),
  );
}

type Measure = (url: string) => Promise<number>;

interface Comparison {
  name: (typeof measures)[number];
  what: string;
  ours: Measure;
  theirs: Measure;
}

const comparisons: readonly Comparison[] = [
  {
    name: 'hydration',
    what: 'first interaction → hydrated, and load → hydrated',
    ours: measureFromSign,
    theirs: measureFromLoad,
  },
  {
    name: 'route',
    what: 'click → painted, next page fetched ahead',
    ours: measureRouteChange,
    theirs: measureRouteChange,
  },
];

/** One figure of the guide page of both sites, with their ratio. */
async function compare(
  {what, ours, theirs}: Comparison,
  own: string,
  other: string,
): Promise<string[]> {
  const figure = await repeated(() => ours(own + guide));
  const stock = await repeated(() => theirs(other + guide));
  return [
    what,
    milliseconds(figure),
    milliseconds(stock),
    (figure / stock).toFixed(2),
  ];
}

async function measureGuide(site: string, stock: string): Promise<void> {
  const rows = await served(site, (own) =>
    served(stock, async (other) => {
      const found: string[][] = [];
      for (const comparison of comparisons) {
        if (wants(comparison.name)) {
          found.push(await compare(comparison, own, other));
        }
      }
      return found;
    }),
  );
  console.log('\nA guide page at 4× CPU\n');
  console.log(table(['figure', 'this site', 'stock', 'ratio'], rows));
}

function versionOf(name: string): string {
  const file = path.join(repository, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

async function main(): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `--runs takes a whole number from 1, not "${values.runs}".`,
    );
  }
  const unknown = values.only.filter(
    (name) => !measures.includes(name as never),
  );
  if (unknown.length > 0) {
    throw new Error(
      `--only takes ${measures.join(', ')}, not "${unknown.join(', ')}".`,
    );
  }
  const site = path.join(repository, 'build');
  if (!existsSync(path.join(site, '404.html'))) {
    throw new Error('There is no built site. Run "npm run build" first.');
  }
  const content = await readPlainPages();
  const stock = await buildStock(content);
  const peers: Record<string, string> = values.peers
    ? {
        Starlight: await buildStarlight(content),
        VitePress: await buildVitePress(content),
      }
    : {};
  console.log(
    circumstances({
      Docusaurus: versionOf('@docusaurus/core'),
      Lighthouse: versionOf('lighthouse'),
    }),
  );
  console.log(`Median of ${runs}.`);
  if (wants('visits')) await measureVisits(site, stock, peers);
  await measureGuide(site, stock);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
