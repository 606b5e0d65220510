import {announce} from '../../client-modules/announce';
import {isEmbedded} from './settings';

export const waitingText = 'Searching…';

export const failureTitle = 'Unable to fetch results';

/** The development server has no index: it is made of finished pages. */
export const failureHelp =
  isEmbedded && process.env.NODE_ENV === 'development'
    ? 'Search works in the built site: npm run build && npm run serve'
    : 'You might want to check your network connection.';

/** Queries to try where nothing is found. */
export const suggestions = ['Query', 'Mutation', 'Connect wallets'];

/** How a search stands: unanswered, failed, or answered with this many results. */
export type Outcome = 'waiting' | 'failure' | number;

/** Reports to screen readers how a search stands. */
export function announceOutcome(outcome: Outcome): void {
  // A reader who is still typing isn't interrupted. An answer replaces the wait.
  if (outcome === 'waiting') announce(waitingText, 1000);
  else announce(outcome === 'failure' ? failureTitle : countOf(outcome), 600);
}

const countOf = (count: number): string =>
  count === 1 ? '1 result' : `${count || 'No'} results`;
