import type {Reporter, TestCase} from '@playwright/test/reporter';
import path from 'node:path';

import {faults} from './faults';
import {figuresOf} from './figure';
import {countSurvived} from './survived-faults';

/** Ends the output with what the run tried: the tests' own figures, and the faults survived. */
export default class FiguresReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const ran = Array.from(this.tests).filter(
      (test) => test.outcome() !== 'skipped',
    );
    const figures = new Map<string, number>();
    for (const test of ran) {
      for (const [name, number] of figuresOf(test.annotations)) {
        figures.set(name, (figures.get(name) ?? 0) + number);
      }
    }
    for (const [name, number] of figures) console.log(`${name}: ${number}`);
    const {tried, survived} = countSurvived(
      faults,
      ran.map((test) => ({
        file: path.relative(__dirname, test.location.file),
        titles: test.titlePath(),
        passed: test.outcome() !== 'unexpected',
      })),
    );
    if (tried > 0) {
      console.log(
        `faults survived: ${survived} of the ${tried} that were tried here (the table has ${faults.length})`,
      );
    }
  }
}
