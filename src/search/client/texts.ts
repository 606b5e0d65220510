import {announce} from '../../client-modules/announce';
import {isEmbedded} from './settings';

export const failureTitle = 'Unable to fetch results';

/** The development server has no index, which is made of finished pages. */
export const failureHelp =
  isEmbedded && process.env.NODE_ENV === 'development'
    ? 'Search works in the built site: npm run build && npm run serve'
    : 'You might want to check your network connection.';

/** What to try where nothing is found. */
export const suggestions = ['Query', 'Mutation', 'Connect wallets'];

/**
 * Tells screen readers what came of a search.
 *
 * @param count - of the results; undefined where it failed
 */
export function announceOutcome(count: number | undefined): void {
  const text = count === 1 ? '1 result' : `${count || 'No'} results`;
  // Long enough for a reader who is still typing not to be interrupted.
  announce(count === undefined ? failureTitle : text, 600);
}
