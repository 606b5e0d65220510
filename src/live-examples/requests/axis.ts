import type {RequestRow} from '../messages';

/** Longest pause that the axis shows in full, in ms. */
const longestPause = 400;
/** Length of a shortened pause, in ms. */
const shownPause = 120;

type Span = Pick<RequestRow, 'start' | 'end'>;

/**
 * Creates a time axis for requests. It shortens pauses between them. Otherwise,
 * a refresh after a minute would make all bars too thin.
 *
 * @param now - the end of pending requests, in ms since 1970
 */
export function createAxis(rows: readonly Span[], now: number) {
  const spans: {from: number; to: number; at: number}[] = [];
  const sorted = [...rows].sort((one, other) => one.start - other.start);
  for (const row of sorted) {
    const end = row.end || Math.max(now, row.start);
    const last = spans.at(-1);
    if (last && row.start - last.to < longestPause) {
      last.to = Math.max(last.to, end);
    } else {
      const at = last ? last.at + last.to - last.from + shownPause : 0;
      spans.push({from: row.start, to: end, at});
    }
  }
  const last = spans.at(-1);
  const length = Math.max(1, last ? last.at + last.to - last.from : 1);
  return {
    /** Returns the position of a time, from 0 to 1. */
    place(time: number): number {
      const span = spans.filter(({from}) => from <= time).at(-1) ?? spans[0];
      if (!span) return 0;
      const within = Math.min(
        Math.max(time - span.from, 0),
        span.to - span.from,
      );
      return (span.at + within) / length;
    },
    /** Times and positions of the axis's start and of the end of each pause. */
    marks: spans.map(({from, at}) => ({time: from, at: at / length})),
  };
}
