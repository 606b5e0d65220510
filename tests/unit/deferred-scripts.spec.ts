import {expect, test} from 'vitest';
import * as eta from 'eta';

import {compileLoader} from '../../src/deferred-scripts/compile-loader';
import {nameModules} from '../../src/fixes/page-scripts';
import {pageTemplate} from '../../src/deferred-scripts/page-template';

const settings = {
  colorModes: ['light', 'dark', 'system'],
  announcement: 'a "quoted" </script> id',
  storage: {
    colorMode: 'theme',
    announcementDismissed: 'dismissed',
    announcementId: 'id',
  },
  startAtOnce: [{path: '/search', parameter: 'q'}],
} as const;

test('the inline script cannot end the element it stands in', () => {
  expect(compileLoader(settings)).not.toMatch(/<\/script/i);
});

test('a page names its scripts below the base path and before the loader, the one that starts it last', () => {
  const page = eta.render(pageTemplate.trim(), {
    metaAttributes: [],
    headTags: '<script>loader()</script>',
    baseUrl: '/base/',
    stylesheets: [],
    scripts: ['runtime~main.1.js', 'main.2.js', '3.js', '4.js'],
  });
  expect(page).toMatch(
    /content="\/base\/runtime~main\.1\.js \/base\/3\.js \/base\/4\.js \/base\/main\.2\.js">[^]*loader\(\)/,
  );
});

test.describe('the manifest', () => {
  const registry = `export default {
  "aa11": [() => import(/* webpackChunkName: "aa11" */ "@site/docs/one.mdx"), "@site/docs/one.mdx", require.resolveWeak("@site/docs/one.mdx")],
  "bb22": [() => import(/* webpackChunkName: "bb22" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`;

  test('gets the chunks of modules and keeps what it had', () => {
    const manifest = {
      entrypoints: ['main'],
      origins: {main: ['1'], aa11: ['2', '3']},
    };
    expect(nameModules(manifest, registry)).toEqual({
      entrypoints: ['main'],
      origins: {
        main: ['1'],
        aa11: ['2', '3'],
        '@site/docs/one.mdx': ['2', '3'],
      },
    });
  });

  test('that fits to no registry stops the build', () => {
    expect(() => nameModules({origins: {main: ['1']}}, registry)).toThrow(
      /registry\.js .* client-manifest\.json/,
    );
  });
});
