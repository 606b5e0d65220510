/** One page of each kind, by what it is called in titles of tests. */
export const pageKinds = {
  home: '/',
  guide: '/react/getting-started/query',
  'guide of the other set': '/vue/guides/multichain',
  'API page': '/react/api/react/functions/useLazyLoadQuery',
  'API index': '/react/api/react',
  category: '/vue/category/guides',
  'style sheet of the guides': '/markdown-page',
  demos: '/demos',
  search: '/search?q=query',
  'not found': '/no-such-page',
} as const;
