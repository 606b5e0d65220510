/**
 * The check that each fix still has its defect. The build runs it with the real
 * packages. Here, the evidence is in React's code, which any version has.
 */
import {expect, test} from 'vitest';

import {
  expectDefects,
  replaceDefects,
  type Defect,
} from '../../../src/fixes/defect';

const defectOf = (fix: string, ...evidence: string[]): Defect => ({
  fix,
  package: '@some/package',
  version: '3.9.2',
  problem: 'Pages crash.',
  removeWhen: 'they no longer crash',
  module: 'react',
  evidence,
});

test('accepts fixes whose defects exist', () => {
  const defects = [
    defectOf('one.ts', 'module.exports'),
    defectOf('other/', 'module.exports', 'require('),
  ];
  expect(() => expectDefects(defects)).not.toThrow();
});

test('reports each missing text of all fixes, with instructions', () => {
  const defects = [
    defectOf('one.ts', 'module.exports', 'no such text'),
    defectOf('other/', 'no such text', 'nor this'),
  ];
  const problem = (fix: string, text: string) =>
    `src/fixes/${fix} was made for @some/package 3.9.2, but react no longer contains "${text}". The defect was: Pages crash. The fix may go when they no longer crash.`;
  expect(() => expectDefects(defects)).toThrow(
    [
      problem('one.ts', 'no such text'),
      problem('other/', 'no such text'),
      problem('other/', 'nor this'),
      'Check whether the defects still exist, then change or remove the fixes.',
    ].join('\n'),
  );
});

test('replaces the evidence of each defect with its replacement', () => {
  const replace = (evidence: string, replacement: string) => ({
    ...defectOf('one.ts'),
    evidence: [evidence] as const,
    replacement,
  });
  // A dollar sign has a meaning in replacements of `String.replace`.
  const defects = [replace('a()', '$&()'), replace('b()', '')];
  expect(replaceDefects('a();b();', defects)).toBe('$&();;');
});
