import {Globby} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import path from 'node:path';

import {usedStyles} from '../../src/config/used-styles';
import {findCaseClashes} from '../find-case-clashes';
import {readBuiltPages} from './site-pages';

const site = path.resolve(__dirname, '../../build');

test('no two files of the site differ only in case', async () => {
  const files = await Globby('**/*', {cwd: site, dot: true});
  expect(files.length).toBeGreaterThan(300);
  expect(findCaseClashes(files)).toEqual([]);
});

test('no page uses a part of the theme whose styles are left out', () => {
  const {switchedOff} = usedStyles;
  const isLeftOut = (name: string) =>
    switchedOff.some((beginning) => name.startsWith(beginning));
  const pagesOf = new Map<string, string>();
  for (const {$, file} of readBuiltPages()) {
    for (const element of $('[class]').toArray()) {
      for (const name of $(element).attr('class')!.split(/\s+/)) {
        if (isLeftOut(name)) pagesOf.set(name, file);
      }
    }
  }
  expect(Object.fromEntries(pagesOf)).toEqual({});
});
