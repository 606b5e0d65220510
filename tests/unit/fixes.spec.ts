import {expect, test} from 'vitest';

import {expectDefects} from '../../src/fixes/defect';
import {removeUnused} from '../../src/fixes/docsearch-ask-ai/remove-unused';

test.describe('the check of fixes', () => {
  const defects = ['one.ts', 'other/'].map((fix) => ({
    fix,
    package: '@some/package',
    version: '3.9.2',
    problem: 'Pages crash.',
    removeWhen: 'they no longer crash',
    module: 'react',
    evidence: ['module.exports'],
  }));

  test('accepts fixes whose defects exist', () => {
    expect(() => expectDefects(defects)).not.toThrow();
  });

  test('reports all fixes without a defect, with instructions', () => {
    const gone = defects.map((defect) => ({
      ...defect,
      evidence: ['module.exports', 'no such text'],
    }));
    const problem =
      'was made for @some/package 3.9.2, but react no longer contains "no such text". The defect was: Pages crash. The fix may go when they no longer crash.';
    expect(() => expectDefects(gone)).toThrow(
      `src/fixes/one.ts ${problem}\nsrc/fixes/other/ ${problem}\nCheck whether the defects still exist, then change or remove the fixes.`,
    );
  });
});

test('removes what the exports of a module do not use, and keeps statements that change the rest', () => {
  const code = `
import {z} from 'z';
var used = z.object(), unused = z.object({unused: 1}), list;
unused.create = () => used;
used.create = helper, unused.other = helper;
!function (target) { target.a = 1 }(list || (list = {}));
!function (target) { target.a = 1 }(unused || (unused = {}));
function helper() { return local() }
function local() { return list.used }
function alone() { return helper({unused}) }
class Part { unused() { return alone() } }
export {used};`;
  expect(removeUnused(code).split('\n')).toEqual([
    "import {z} from 'z';",
    'var used = z.object();',
    'var list;',
    'used.create = helper;',
    '!function (target) { target.a = 1 }(list || (list = {}));',
    'function helper() { return local() }',
    'function local() { return list.used }',
    'export {used};',
  ]);
});
