import type {ReactNode} from 'react';

import type {RequestRow} from '../messages';
import type {Axis, Span} from './axis';
import type {Waits} from './waits';

/** The time in which a request was pending. */
export function Bar({
  span: {from, to},
  axis,
}: {
  span: Span;
  axis: Axis;
}): ReactNode {
  const start = axis.place(from);
  return (
    <span
      className="requests-bar"
      style={{
        left: `${start * 100}%`,
        width: `${(axis.place(to) - start) * 100}%`,
      }}
    />
  );
}

/**
 * Lines in the row of a request: from its start up to the request that it waited
 * for, and from its end down to those that waited for it.
 */
export function Links({
  row,
  axis,
  waits,
}: {
  row: RequestRow;
  axis: Axis;
  waits: Waits;
}): ReactNode {
  return Array.from(waits, ([later, earlier]) => {
    const isBetween = earlier.id < row.id && row.id < later.id;
    if (row !== later && row !== earlier && !isBetween) return undefined;
    return (
      <span
        key={later.id}
        className="requests-link"
        data-part={row === later ? 'end' : row === earlier ? 'start' : 'middle'}
        style={{left: `${axis.place(later.start) * 100}%`}}
      />
    );
  });
}

/** Minimum distance of two labels, as a share of the axis. */
const leastGap = 0.3;

/** Times on the axis. */
export function Marks({axis}: {axis: Axis}): ReactNode {
  return legibleMarks(axis.marks).map(({time, at}) => (
    <span key={time} style={{left: `${at * 100}%`}}>
      {formatTime(time)}
    </span>
  ));
}

/** Returns the marks whose labels overlap neither another one nor the edge. */
function legibleMarks(marks: Axis['marks']): Axis['marks'] {
  const legible: Axis['marks'] = [];
  for (const mark of marks) {
    const last = legible.at(-1)?.at ?? -1;
    if (mark.at - last >= leastGap && mark.at <= 1 - leastGap)
      legible.push(mark);
  }
  return legible;
}

/** Formats a duration in ms, such as "1.2 s". */
export const formatTime = (ms: number) =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
