import {sumBlocking} from './blocking-time';

/** What is used of an event of a browser's trace; times in µs. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Since when, how long, and how much of that a processor was at it. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Blocking time as if no task had ever waited for a processor: how long the
 * page's tasks after its first paint kept a processor busy beyond 50 ms each,
 * in ms. Of a task that the first paint interrupts, the part after it counts.
 *
 * @param events the trace of one load, without throttling
 * @param slowdown how many times slower the processor is taken to be
 * @throws if the trace has no first paint, or no processor times
 */
export function blockingProcessorTime(
  events: readonly TraceEvent[],
  slowdown: number,
): number {
  const paint = events
    .filter(({name}) => name === 'firstContentfulPaint')
    .at(-1);
  if (!paint) throw new Error('The trace has no firstContentfulPaint.');
  const tasks = events.filter(
    ({name, pid, tid}) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid,
  );
  if (!tasks.some(({tdur}) => tdur !== undefined)) {
    throw new Error('The trace has no task with its processor time (tdur).');
  }
  const busy = tasks.map(({ts, dur = 0, tdur = 0}) => {
    const after = Math.min(dur, ts + dur - paint.ts);
    return after > 0 ? ((tdur * after) / dur / 1000) * slowdown : 0;
  });
  return sumBlocking(busy);
}
