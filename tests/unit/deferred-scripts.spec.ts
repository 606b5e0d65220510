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

test.describe('the inline script', () => {
  test('cannot end the element it stands in', () => {
    expect(compileLoader(settings)).not.toMatch(/<\/script/i);
  });

  test('is the same for the same settings', () => {
    expect(compileLoader(settings)).toBe(compileLoader(settings));
  });

  test('is valid and holds no module syntax', () => {
    expect(() => new Function(compileLoader(settings))).not.toThrow();
  });
});

test.describe('the page template', () => {
  const page = eta.render(pageTemplate.trim(), {
    htmlAttributes: 'lang="en"',
    bodyAttributes: '',
    version: '3.9.2',
    metaAttributes: ['<title>Page</title>'],
    headTags: '<script>loader()</script>',
    preBodyTags: '',
    postBodyTags: '',
    appHtml: '<h1>Page</h1>',
    baseUrl: '/base/',
    stylesheets: ['assets/css/styles.css'],
    scripts: [
      'assets/js/runtime~main.1.js',
      'assets/js/main.2.js',
      'assets/js/3.js',
      'assets/js/4.js',
    ],
  }) as string;

  test('names the scripts below the base path, the one that starts the page last', () => {
    expect(/<meta name="scripts" content="([^"]*)">/.exec(page)?.[1]).toBe(
      '/base/assets/js/runtime~main.1.js /base/assets/js/3.js /base/assets/js/4.js /base/assets/js/main.2.js',
    );
  });

  test('names them before the loader, and starts none', () => {
    expect(page.indexOf('name="scripts"')).toBeLessThan(
      page.indexOf('loader()'),
    );
    expect(page).not.toContain('<script src');
  });
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
