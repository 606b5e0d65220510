import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the test runners write their results during `npm test`. */
export const resultsFolder = path.join(__dirname, '../../.cache/test-results');

const resultFile = (runner: string, name: string): string =>
  path.join(resultsFolder, `${runner}-${name.replaceAll(':', '-')}.json`);

/** What makes a test runner write its results, beside what it prints. */
export const resultArguments = {
  vitest: (name: string) => ({
    args: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultFile('vitest', name)}`,
    ],
  }),
  playwright: (name: string) => ({
    args: ['--reporter=list,json'],
    environment: {PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('playwright', name)},
  }),
};

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface Suite {
  suites?: Suite[];
  specs: {title: string; file: string; tests: {status: string}[]}[];
}

interface PlaywrightResults {
  stats: {expected: number; unexpected: number; skipped: number; flaky: number};
  suites: Suite[];
}

/** How many tests passed, failed and were skipped, and which passed only when repeated. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  flaky: string[];
}

/** Sums what the test runners wrote into {@link resultsFolder}. */
export const countTests = (): Counts =>
  readdirSync(resultsFolder)
    .map((file) => {
      const text = readFileSync(path.join(resultsFolder, file), 'utf8');
      return file.startsWith('vitest')
        ? countVitest(JSON.parse(text) as VitestResults)
        : countPlaywright(JSON.parse(text) as PlaywrightResults);
    })
    .reduce(addCounts, {passed: 0, failed: 0, skipped: 0, flaky: []});

const addCounts = (sum: Counts, counts: Counts): Counts => ({
  passed: sum.passed + counts.passed,
  failed: sum.failed + counts.failed,
  skipped: sum.skipped + counts.skipped,
  flaky: [...sum.flaky, ...counts.flaky],
});

const countVitest = (results: VitestResults): Counts => ({
  passed: results.numPassedTests,
  failed: results.numFailedTests,
  skipped: results.numPendingTests,
  flaky: [],
});

const countPlaywright = ({stats, suites}: PlaywrightResults): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: suites.flatMap(findFlaky),
});

const findFlaky = ({suites = [], specs}: Suite): string[] => [
  ...specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({file, title}) => `${file}: ${title}`),
  ...suites.flatMap(findFlaky),
];
