import {useEffect, useState, type ReactNode} from 'react';

import type {RequestRow} from '../messages';
import {createAxis, mergeTimes, totalOf, type Axis} from './axis';
import {Bar, formatTime, Links, Marks} from './bars';
import {count, Details, detailsOf} from './details';
import {groupRuns, idOf} from './list';
import {followLabel} from './request-report';
import {describeOrder, findWaits, type Waits} from './waits';

/** Interval in ms at which the bars of pending requests grow. */
const growEveryMs = 100;

/**
 * Shows the requests of an example as a waterfall. Uses the roles of a table
 * instead of `<table>`, because the site restacks tables on phones.
 */
export default function Requests({
  rows,
}: {
  rows: readonly RequestRow[];
}): ReactNode {
  const now = useNow(rows.some(({state}) => state === 'waiting'));
  const hasChains = new Set(rows.map(({chain}) => chain)).size > 1;
  if (rows.length === 0) return <p>No requests yet</p>;
  return (
    <div role="table" aria-label="Requests">
      <div role="rowgroup">
        <div role="row">
          <div role="columnheader">Request</div>
          <div role="columnheader">Time since the start</div>
          <div role="columnheader">Duration</div>
        </div>
      </div>
      {/* The newest is first, because it's in progress. */}
      {groupRuns(rows)
        .reverse()
        .map((run, index) => (
          <Run
            key={run[0]!.run}
            rows={run}
            now={now}
            isEarlier={index > 0}
            hasChains={hasChains}
          />
        ))}
    </div>
  );
}

interface RunProps {
  rows: readonly RequestRow[];
  now: number;
  /** Whether a newer run is above it. */
  isEarlier: boolean;
  hasChains: boolean;
}

/** The requests of one run, on one time axis. */
function Run({rows, now, isEarlier, hasChains}: RunProps): ReactNode {
  const axis = createAxis(rows, now);
  const connecting = rows.filter(({isConnecting}) => isConnecting);
  const fromApp = rows.filter(({isConnecting}) => !isConnecting);
  const reads = fromApp.filter(({label}) => label !== followLabel);
  const waits = findWaits(reads);
  const order = describeOrder(reads, waits);
  const isDone = reads.every(({state}) => state !== 'waiting');
  const before = fromApp.filter(({id}) => id < (connecting[0]?.id ?? 0));
  const show = (row: RequestRow) => (
    <Request
      key={idOf(row)}
      row={row}
      axis={axis}
      now={now}
      hasChain={hasChains}
      waits={waits}
    />
  );
  return (
    <div role="rowgroup">
      <div role="row" className="requests-axis">
        <div role="rowheader">
          {(isEarlier ? 'Earlier run' : 'This run') + (order && `: ${order}`)}
        </div>
        <div role="cell" aria-hidden="true">
          <Marks axis={axis} />
        </div>
        <div role="cell">
          {order &&
            isDone &&
            `reads: ${formatTime(totalOf(mergeTimes(reads, now, workMs)))}`}
        </div>
      </div>
      {before.map(show)}
      {connecting.length > 0 && (
        <Connecting rows={connecting} axis={axis} now={now} show={show} />
      )}
      {fromApp.slice(before.length).map(show)}
    </div>
  );
}

/** Pauses in ms that count as part of connecting, because the client works. */
const workMs = 100;

interface ConnectingProps {
  rows: readonly RequestRow[];
  axis: Axis;
  now: number;
  show: (row: RequestRow) => ReactNode;
}

/** The requests that only the connection needs, in one row that opens. */
function Connecting({rows, axis, now, show}: ConnectingProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const spans = mergeTimes(rows, now, workMs);
  const isWaiting = rows.some(({state}) => state === 'waiting');
  const state = isWaiting ? 'waiting' : rows.at(-1)!.state;
  return (
    <>
      <div role="row" data-state={state === 'answered' ? undefined : state}>
        <div role="rowheader">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {`Connecting (${rows.length} more)`}
          </button>
        </div>
        <div role="cell">
          {spans.map((span) => (
            <Bar key={span.from} span={span} axis={axis} />
          ))}
        </div>
        <div role="cell">
          {state === 'answered' ? formatTime(totalOf(spans)) : state}
        </div>
      </div>
      {isOpen && rows.map(show)}
    </>
  );
}

interface RequestProps {
  row: RequestRow;
  axis: Axis;
  now: number;
  hasChain: boolean;
  /** The requests of the run that waited for another. */
  waits: Waits;
}

/** One request. Its button shows and hides the details. */
function Request({row, axis, now, hasChain, waits}: RequestProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {label, state, start, end, updates, chain} = row;
  const [kind, ...subject] = label.split(' ');
  return (
    <>
      <div role="row" data-state={state}>
        <div role="rowheader">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <code>
              <span>{kind}</span> {subject.join(' ')}
            </code>
            {hasChain && <small>{chain}</small>}
          </button>
        </div>
        <div role="cell">
          <Links row={row} axis={axis} waits={waits} />
          <Bar span={{from: start, to: end || now}} axis={axis} />
        </div>
        <div role="cell">
          {describeState(row)}
          {updates > 0 && <b>{count(updates, 'update')}</b>}
        </div>
      </div>
      {isOpen && (
        <Details
          label={label}
          details={detailsOf(row, hasChain, waits.get(row)?.label)}
        />
      )}
    </>
  );
}

const describeState = ({state, start, end}: RequestRow): string =>
  state === 'answered' ? formatTime(end - start) : state;

/** The current time in ms since 1970, updated while requests are pending. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), growEveryMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
