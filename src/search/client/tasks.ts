/** What to try where nothing is found. */
export const suggestions = ['Query', 'Mutation', 'Connect wallets'];

interface Task {
  title: string;
  /** Title of the page that helps with it. */
  page: string;
  to: string;
}

/** What most readers come for, in a set. */
export function tasksOf(set: string): Task[] {
  return [
    [
      'Install and read a first value',
      'Quick start',
      'getting-started/quick-start',
    ],
    ['Connect a wallet', 'Connect wallets', 'getting-started/connect-wallets'],
    ['Read values, one or several', 'Query', 'getting-started/query'],
    [
      'Send a transaction and show its status',
      'Mutation',
      'getting-started/mutation',
    ],
    ['Find out what an error means', 'Errors', 'guides/errors'],
  ].map(([title, page, path]) => ({
    title: title!,
    page: page!,
    to: `/${set}/${path}`,
  }));
}
