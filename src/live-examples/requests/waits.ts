import type {RequestRow} from '../messages';

/** Longest time in ms from an answer to a request that needed it. */
const reactionMs = 100;

/**
 * Maps a request to the earlier one that it waited for: the one whose answer
 * arrived just before it started.
 */
export type Waits = ReadonlyMap<RequestRow, RequestRow>;

/** Finds the requests that waited for another one. */
export function findWaits(rows: readonly RequestRow[]): Waits {
  const waits = new Map<RequestRow, RequestRow>();
  rows.forEach((row, index) => {
    const [earlier] = rows
      .slice(0, index)
      .filter(
        ({state, end}) =>
          state === 'answered' &&
          end <= row.start &&
          row.start - end <= reactionMs,
      )
      .sort((one, other) => other.end - one.end);
    if (earlier) waits.set(row, earlier);
  });
  return waits;
}

/** Describes the order of requests, or returns an empty text. */
export function describeOrder(
  rows: readonly RequestRow[],
  waits: Waits,
): string {
  if (rows.length < 2) return '';
  const steps = Math.max(...rows.map((row) => stepOf(row, waits)));
  if (steps === rows.length) return 'one after the other';
  if (steps > 1) return `in ${steps} steps`;
  const lastStart = Math.max(...rows.map(({start}) => start));
  return rows.every(({end}) => !end || end > lastStart)
    ? 'all at the same time'
    : '';
}

/** Returns how many requests in a row waited for each other, up to this one. */
function stepOf(row: RequestRow, waits: Waits): number {
  const earlier = waits.get(row);
  return earlier ? stepOf(earlier, waits) + 1 : 1;
}
