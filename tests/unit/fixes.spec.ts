import {expect, test} from 'vitest';

import {browserPrismDefect} from '../../src/fixes/browser-prism';
import {expectDefects} from '../../src/fixes/defect';
import {docSearchModalDefects} from '../../src/fixes/docsearch-modal';
import {nameModules, pageScriptsDefect} from '../../src/fixes/page-scripts';

test('fixes that find nothing to mend are named at once, with what to do', () => {
  const defects = [browserPrismDefect, pageScriptsDefect];
  expect(() =>
    expectDefects([...defects, ...docSearchModalDefects]),
  ).not.toThrow();
  expect(() =>
    expectDefects(defects.map((each) => ({...each, shows: 'no such text'}))),
  ).toThrow(
    /^src\/fixes\/browser-prism\.ts was made for @docusaurus\/theme-classic 3\.9\.2, but .* no longer contains "no such text"\..*\nsrc\/fixes\/page-scripts\.ts .*\n.*change or remove the fixes\.$/,
  );
});

test('a manifest that fits to no registry stops the build', () => {
  const registry =
    '"aa11": [() => import(/* webpackChunkName: "aa11" */ "@site/docs/one.mdx")],';
  expect(() => nameModules({origins: {main: ['1']}}, registry)).toThrow(
    /registry\.js .* client-manifest\.json/,
  );
});
