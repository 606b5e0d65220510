import {expect, test} from 'vitest';

import {browserPrismDefect} from '../../src/fixes/browser-prism';
import {expectDefects} from '../../src/fixes/defect';
import {removeUnused} from '../../src/fixes/docsearch-ask-ai/remove-unused';
import {docSearchModalDefects} from '../../src/fixes/docsearch-modal';
import {malformedAddressDefect} from '../../src/fixes/malformed-address';

test('reports all fixes without a defect, with instructions', () => {
  const defects = [browserPrismDefect, malformedAddressDefect];
  expect(() =>
    expectDefects([...defects, ...docSearchModalDefects]),
  ).not.toThrow();
  expect(() =>
    expectDefects(defects.map((each) => ({...each, shows: 'no such text'}))),
  ).toThrow(
    /^src\/fixes\/browser-prism\.ts was made for @docusaurus\/theme-classic 3\.9\.2, but .* no longer contains "no such text"\..*\nsrc\/fixes\/malformed-address\/ .*\n.*change or remove the fixes\.$/,
  );
});

test('removes what the exports of a module do not use, and keeps effects on the rest', () => {
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
