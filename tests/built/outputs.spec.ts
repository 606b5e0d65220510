import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import path from 'node:path';

import {findCaseClashes} from '../find-case-clashes';

const site = path.resolve(__dirname, '../../build');

test('no two files of the site differ only in case', async () => {
  const files = await Globby('**/*', {cwd: site, dot: true});
  expect(files.length).toBeGreaterThan(300);
  expect(findCaseClashes(files)).toEqual([]);
});
