import {expect, test} from '@playwright/test';

import {countSurvived} from '../survived-faults';

const fault = (...titles: string[]) => ({
  fault: titles.join(),
  expected: 'nothing',
  tests: titles.map((title) => ({file: 'e2e/a.spec.ts', title})),
});
const ran = (title: string, passed: boolean, file = 'e2e/a.spec.ts') => ({
  file,
  titles: ['', 'e2e', file, 'a group', title],
  passed,
});

test('a fault is survived if each of its tests that ran has passed', () => {
  const faults = [
    fault('one'),
    fault('two', 'three'),
    fault('with ${what} (or none)'),
    fault('a group'),
    fault('not run'),
  ];
  expect(
    countSurvived(faults, [
      ran('one', true),
      ran('two', true),
      ran('three', false),
      ran('with some (or none)', true),
      ran('not run', true, 'e2e/b.spec.ts'),
    ]),
  ).toEqual({tried: 4, survived: 2});
});
