import type {RequestRow} from '../messages';

/** Longest pause that the axis shows in full, in ms. */
const longestPause = 400;
/** Length of a shortened pause, in ms. */
const shownPause = 120;
/** Maximum number of parts that marks divide the axis into. */
const mostParts = 5;

/** When a request started, and when its first answer arrived or 0 until then. */
export type Times = Pick<RequestRow, 'start' | 'end'>;

/** A period in ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Returns the periods in which requests were pending, in order.
 *
 * @param now - the end of pending requests, in ms since 1970
 * @param pause - shorter pauses between requests count as pending, in ms
 */
export function mergeTimes(
  rows: readonly Times[],
  now: number,
  pause: number,
): Span[] {
  const spans: Span[] = [];
  const sorted = [...rows].sort((one, other) => one.start - other.start);
  for (const row of sorted) {
    const to = row.end || Math.max(now, row.start);
    const last = spans.at(-1);
    if (last && row.start - last.to < pause) last.to = Math.max(last.to, to);
    else spans.push({from: row.start, to});
  }
  return spans;
}

/** Returns the total length of periods, in ms. */
export const totalOf = (spans: readonly Span[]): number =>
  spans.reduce((total, {from, to}) => total + to - from, 0);

/**
 * Creates a time axis for requests. It shortens pauses between them. Otherwise,
 * a refresh after a minute would make all bars too thin.
 *
 * @param now - the end of pending requests, in ms since 1970
 */
export function createAxis(rows: readonly Times[], now: number) {
  const periods = mergeTimes(rows, now, longestPause);
  const length = Math.max(
    1,
    totalOf(periods) + shownPause * (periods.length - 1),
  );
  const spans = placePeriods(periods);
  const start = spans[0]?.from ?? 0;
  const step = roundUp(length / mostParts);
  return {
    /** Returns the position of a time, from 0 to 1. */
    place(time: number): number {
      const span = spans.findLast(({from}) => from <= time) ?? spans[0];
      if (!span) return 0;
      const within = Math.min(
        Math.max(time - span.from, 0),
        span.to - span.from,
      );
      return (span.at + within) / length;
    },
    /**
     * Times since the axis's start in ms, and their positions: the start, the
     * end of each pause, and round times between them.
     */
    marks: spans.flatMap((span) => {
      const from = span.from - start;
      const round = multiplesBetween(from, span.to - start, step);
      return [from, ...round].map((time) => ({
        time,
        at: (span.at + time - from) / length,
      }));
    }),
  };
}

/** A period, and where it begins on the axis, in ms. */
type PlacedPeriod = Span & {at: number};

/** Places periods one after the other, with a shortened pause between them. */
function placePeriods(periods: readonly Span[]): PlacedPeriod[] {
  const spans: PlacedPeriod[] = [];
  for (const {from, to} of periods) {
    const last = spans.at(-1);
    const at = last ? last.at + last.to - last.from + shownPause : 0;
    spans.push({from, to, at});
  }
  return spans;
}

/** The time axis of a run. */
export type Axis = ReturnType<typeof createAxis>;

/** Returns the multiples of a step after one time and up to another. */
function multiplesBetween(after: number, to: number, step: number): number[] {
  const first = Math.floor(after / step) + 1;
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({length: count}, (_, index) => (first + index) * step);
}

/** Rounds a number of ms up to 1, 2, or 5 times a power of ten. */
function roundUp(ms: number): number {
  const power = 10 ** Math.floor(Math.log10(ms));
  const digit = [1, 2, 5].find((one) => one * power >= ms) ?? 10;
  return Math.max(1, digit * power);
}
