import {chromium} from '@playwright/test';
import type {Flags, RunnerResult} from 'lighthouse';

import {browserArguments, findBrowser} from '../browsers/find-browser';

/** What a first visit costs a reader on a phone with a slow network. */
export interface FirstVisit {
  performance: number;
  /** Largest contentful paint, total blocking time, in ms. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of all that is fetched, compressed by gzip. */
  bytes: number;
}

const port = 9333;
/** Lighthouse now and then misses the first paint of a page, and scores nothing. */
const attempts = 3;

/**
 * Runs Lighthouse's mobile preset once.
 *
 * @throws if the page gets no score
 */
export async function measureFirstVisit(url: string): Promise<FirstVisit> {
  const {default: lighthouse} = await import('lighthouse');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const flags: Flags = {
    port,
    onlyCategories: ['performance'],
    logLevel: 'silent',
  };
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const {categories, audits} = (await lighthouse(url, flags))!.lhr;
      const score = categories.performance?.score;
      if (typeof score === 'number') return read(score, audits);
    }
  } finally {
    await browser.close();
  }
  throw new Error(
    `Lighthouse gave ${url} no score in ${attempts} attempts. Run it on the page by itself to see why.`,
  );
}

function read(
  score: number,
  audits: RunnerResult['lhr']['audits'],
): FirstVisit {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    performance: Math.round(score * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}
