import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import vm from 'node:vm';

import announcement, {forgetOldDismissal} from '../../src/plugins/announcement';
import setRoots from '../../src/plugins/set-roots';
import withoutScripts from '../../src/plugins/without-scripts';

test.describe('announcement', () => {
  /** Runs the script against a storage that holds `before` and returns what it holds then. */
  function run(id: string, before: Record<string, string>): typeof before {
    const held = {...before};
    vm.runInNewContext(forgetOldDismissal(id), {
      localStorage: {
        getItem: (key: string) => held[key] ?? null,
        setItem: (key: string, value: string) => (held[key] = value),
      },
    });
    return held;
  }
  const state = (id: string, dismiss: string) => ({
    'docusaurus.announcement.id': id,
    'docusaurus.announcement.dismiss': dismiss,
  });

  test('a dismissal of the one before is forgotten', () => {
    expect(run('new', state('old', 'true'))).toEqual(state('old', 'false'));
  });

  test('a dismissal of this one stays', () => {
    expect(run('new', state('new', 'true'))).toEqual(state('new', 'true'));
  });

  test('nothing is written for a first visit', () => {
    expect(run('new', {})).toEqual({});
  });

  test('denied storage is no error', () => {
    const denied = {
      get localStorage(): never {
        throw new Error('denied');
      },
    };
    expect(() =>
      vm.runInNewContext(forgetOldDismissal('new'), denied),
    ).not.toThrow();
  });

  test('an id cannot end the script element', () => {
    const id = '</script><b>"\'';
    expect(forgetOldDismissal(id)).not.toContain('</script');
    expect(run(id, state(id, 'true'))).toEqual(state(id, 'true'));
  });

  test('a site without an announcement gets no script', () => {
    const context = (themeConfig: object) =>
      ({siteConfig: {themeConfig}}) as LoadContext;
    const tags = (themeConfig: object) =>
      announcement(context(themeConfig)).injectHtmlTags!({content: undefined});
    expect(tags({})).toEqual({});
    expect(tags({announcementBar: {id: 'new'}})).toEqual({
      headTags: [{tagName: 'script', innerHTML: forgetOldDismissal('new')}],
    });
  });
});

test('each set’s root is a route below the base URL', async () => {
  const routes: unknown[] = [];
  const plugin = setRoots({baseUrl: '/docs/'} as LoadContext, {
    id: 'default',
    roots: [{id: 'vue', label: 'Vue', target: '/vue/first'}],
  });
  await plugin.contentLoaded!({
    actions: {addRoute: (route: unknown) => routes.push(route)},
  } as never);
  expect(routes).toEqual([
    {
      path: '/docs/vue',
      exact: true,
      component: '@site/src/plugins/set-roots/client/set-root-page.tsx',
      props: {label: 'Vue', target: '/vue/first'},
    },
  ]);
});

test('the styles for readers without scripts stand in a noscript element', () => {
  const {headTags} = withoutScripts().injectHtmlTags!({content: undefined});
  expect(headTags).toEqual([
    {
      tagName: 'noscript',
      innerHTML: expect.stringMatching(/^<style>[^<]+<\/style>$/),
    },
  ]);
});
