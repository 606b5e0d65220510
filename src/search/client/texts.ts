import {isEmbedded} from './settings';

export const failureTitle = 'Unable to fetch results';

/** The development server has an index only after a build. */
export const failureHelp =
  isEmbedded && process.env.NODE_ENV === 'development'
    ? 'Run "npm run build" once: the development server searches the index of the last build.'
    : 'You might want to check your network connection.';

/** What to try where nothing is found. */
export const suggestions = ['Query', 'Mutation', 'Connect wallets'];

/** What a screen reader says of a number of results. */
export function countMessage(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

/** Long enough for a reader who is still typing not to be interrupted. */
export const announcePauseMs = 600;
