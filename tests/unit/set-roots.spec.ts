import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';

import setRoots from '../../src/framework-switch/set-roots';

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
      component:
        '@site/src/framework-switch/set-roots/client/set-root-page.tsx',
      props: {label: 'Vue', target: '/vue/first'},
    },
  ]);
});
