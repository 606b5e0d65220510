import type {Reporter, TestCase} from '@playwright/test/reporter';

/** Ends the output with the one line that CI reads: how many passed and failed. */
export default class ClosingLineReporter implements Reporter {
  private tests: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    if (!this.tests.includes(test)) this.tests.push(test);
  }

  async onExit(): Promise<void> {
    const count = (...outcomes: string[]): number =>
      this.tests.filter((test) => outcomes.includes(test.outcome())).length;
    console.log(
      `\n${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
