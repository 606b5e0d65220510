import {chromium} from '@playwright/test';
import {get} from 'node:http';

import {browserArguments, findBrowser} from '../browsers/find-browser';
import {freePort} from '../../tests/full/free-port';
import {medians} from './statistics';

/** What a reader on a phone with a slow network meets; times in ms, bytes (Brotli) of all that is asked for. */
export interface FirstVisit extends Record<string, number> {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

interface Audit {
  numericValue?: number;
  details?: {items?: {url?: string}[]};
}
interface Report {
  categories: {performance?: {score: number | null}};
  audits: Record<string, Audit | undefined>;
}
type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{lhr: Report} | undefined>;

/** Now and then it misses the first paint of a page, and scores nothing. */
const attempts = 3;

/**
 * Runs Lighthouse's mobile preset on a page, which throttles the network and
 * slows the processor down four times.
 *
 * @returns the median of each figure
 * @throws if the page gets no score
 */
export async function measureFirstVisit(
  url: string,
  runs: number,
): Promise<FirstVisit> {
  const {default: lighthouse} = (await import('lighthouse')) as unknown as {
    default: Lighthouse;
  };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    return (await medians(runs, async () => {
      const report = await untilScored(url, () =>
        lighthouse(url, {
          port,
          onlyCategories: ['performance'],
          output: 'json',
          logLevel: 'silent',
        }),
      );
      return toFirstVisit(report);
    })) as FirstVisit;
  } finally {
    await browser.close();
  }
}

async function untilScored(
  url: string,
  ask: () => ReturnType<Lighthouse>,
): Promise<Report> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const report = (await ask())?.lhr;
    if (typeof report?.categories.performance?.score === 'number')
      return report;
  }
  throw new Error(
    `Lighthouse gave ${url} no score in ${attempts} attempts. Run it on the page by itself to see why.`,
  );
}

async function toFirstVisit({categories, audits}: Report): Promise<FirstVisit> {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const requests = (audits['network-requests']?.details?.items ?? [])
    .map(({url = ''}) => url)
    .filter((url) => url.startsWith('http:'));
  const sizes = await Promise.all(requests.map(bytesInBrotli));
  return {
    performance: Math.round(categories.performance!.score! * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: sizes.reduce((total, size) => total + size, 0),
  };
}

/** Length of an answer's body as HTTPS sends it: browsers ask for Brotli there only. */
function bytesInBrotli(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, {headers: {'accept-encoding': 'br'}}, (answer) => {
      let length = 0;
      answer.on('data', (part: Buffer) => (length += part.length));
      answer.on('end', () => resolve(length));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
