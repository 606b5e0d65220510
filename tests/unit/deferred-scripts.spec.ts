import {expect, test} from 'vitest';

import {nameModules} from '../../src/fixes/page-scripts';

test('a manifest that fits to no registry stops the build', () => {
  const registry =
    '"aa11": [() => import(/* webpackChunkName: "aa11" */ "@site/docs/one.mdx")],';
  expect(() => nameModules({origins: {main: ['1']}}, registry)).toThrow(
    /registry\.js .* client-manifest\.json/,
  );
});
