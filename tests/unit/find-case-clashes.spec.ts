import {expect, test} from 'vitest';

import {findCaseClashes} from '../find-case-clashes';

test('files and folders that differ only in case are found', () => {
  expect(
    findCaseClashes([
      'api/Query.html',
      'api/query.html',
      'API/other.html',
      'api/other-one.html',
      'caf\u00e9.html',
      'cafe\u0301.html',
    ]),
  ).toEqual([
    ['API', 'api'],
    ['api/Query.html', 'api/query.html'],
    ['cafe\u0301.html', 'caf\u00e9.html'],
  ]);
});

test('files that differ otherwise are none', () => {
  expect(findCaseClashes(['a/b.html', 'a/c.html', 'b/a.html'])).toEqual([]);
});
