import {announce, typingPauseMs} from '../../client-modules/announce';
import {isEmbedded} from './settings';

/** Shown and announced while a search runs. */
export const waitingText = 'Searching…';

/** Shown and announced after a failed search. */
export const failureTitle = 'Unable to fetch results';

/**
 * The development server has no index, because the build creates it from
 * finished pages.
 */
export const failureHelp =
  isEmbedded && process.env.NODE_ENV === 'development'
    ? 'Search only works in the built site. Run "npm run build && npm run serve".'
    : 'You might want to check your network connection.';

/** Suggested queries, shown without results. */
export const suggestions = ['Query', 'Mutation', 'Connect wallets'];

/**
 * Time in ms that the previous results stay visible while the next answer loads,
 * so that a fast answer doesn't flicker.
 */
export const shortWaitMs = 300;

/** The state of a search: waiting, failed, or its number of results. */
export type Outcome = 'waiting' | 'failure' | number;

/**
 * Time in ms until a wait is announced. A fast answer replaces the announcement
 * before that.
 */
const waitingPauseMs = 1000;

/** Announces the state of a search to screen readers. */
export function announceOutcome(outcome: Outcome): void {
  if (outcome === 'waiting') announce(waitingText, waitingPauseMs);
  else if (outcome === 'failure') announce(failureTitle, typingPauseMs);
  else announce(countOf(outcome), typingPauseMs);
}

const countOf = (count: number): string =>
  count === 1 ? '1 result' : `${count || 'No'} results`;
