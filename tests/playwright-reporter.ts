import type {Reporter, Suite, TestCase} from '@playwright/test/reporter';

import {testFile, writeRuns, type TestRun} from './test-runs';

const outcomes = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

/** Notes which tests ran, for the summary of tables. */
export default class PlaywrightReporter implements Reporter {
  private suite!: Suite;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    writeRuns(
      this.suite.suites.map(({title}) => title),
      this.suite.allTests().map(toRun),
    );
  }
}

const toRun = (test: TestCase): TestRun => ({
  file: testFile(test.location.file),
  line: test.location.line,
  outcome: outcomes[test.outcome()],
});
