import type {RequestRow} from '../messages';

/** How long nothing may wait before the axis leaves that time out, in ms, and what is left of it. */
const longestPause = 400;
const shownPause = 120;

type Span = Pick<RequestRow, 'start' | 'end'>;

/**
 * Lays out the time in which requests wait on an axis, and leaves out the rest:
 * a refresh a minute later would make hairs of all bars.
 *
 * @param now until when those last that wait still, in ms since 1970
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
    /** Where a time stands, from 0 to 1. */
    place(time: number): number {
      const span = spans.filter(({from}) => from <= time).at(-1) ?? spans[0];
      if (!span) return 0;
      const within = Math.min(
        Math.max(time - span.from, 0),
        span.to - span.from,
      );
      return (span.at + within) / length;
    },
    /** When it begins, and begins anew after each pause, and where. */
    marks: spans.map(({from, at}) => ({time: from, at: at / length})),
  };
}
