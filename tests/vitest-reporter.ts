import type {Reporter, TestCase, TestModule} from 'vitest/node';

import {testFile, writeRuns, type TestRun} from './test-runs';

/** Notes which tests ran, for the summary of tables. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = new Set(modules.map(({project}) => project.name));
    const tests = modules.flatMap(({children}) =>
      Array.from(children.allTests()),
    );
    writeRuns(Array.from(projects).sort(), tests.map(toRun));
  }
}

function toRun(test: TestCase): TestRun {
  const {state} = test.result();
  return {
    file: testFile(test.module.moduleId),
    line: test.location!.line,
    outcome: state === 'pending' ? 'failed' : state,
  };
}
