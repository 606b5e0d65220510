/** The most common tasks of readers, with a page that both sets have. */
export const tasks = [
  {
    title: 'Install and read a first value',
    page: 'Quick start',
    path: 'getting-started/quick-start',
  },
  {
    title: 'Connect a wallet',
    page: 'Connect wallets',
    path: 'getting-started/connect-wallets',
  },
  {
    title: 'Read values, one or several',
    page: 'Query',
    path: 'getting-started/query',
  },
  {
    title: 'Send a transaction and show its status',
    page: 'Mutation',
    path: 'getting-started/mutation',
  },
  {
    title: 'Find out what an error means',
    page: 'Errors',
    path: 'guides/errors',
  },
];
