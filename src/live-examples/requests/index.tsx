import {Fragment, useEffect, useState, type ReactNode} from 'react';

import {confirm} from '../../client-modules/confirm';
import type {RequestRow} from '../messages';
import {createAxis} from './axis';
import {groupRuns, idOf} from './list';

/** Interval in ms at which the bars of pending requests grow. */
const growEveryMs = 100;

export interface RequestsProps {
  rows: readonly RequestRow[];
  /** Clears the list. Without it, the list has no button. */
  onClear?: () => void;
}

type Axis = ReturnType<typeof createAxis>;

/** Counts the requests of the newest run, without those of the connection. */
export function countRequests(rows: readonly RequestRow[]): number {
  const {run} = rows.at(-1) ?? {};
  return rows.filter((row) => row.run === run && !row.isConnecting).length;
}

/**
 * Shows the requests of an example as a waterfall. Uses the roles of a table
 * instead of `<table>`, because the site restacks tables on phones.
 */
export function Requests({rows, onClear}: RequestsProps): ReactNode {
  const now = useNow(rows.some(({state}) => state === 'waiting'));
  const hasChains = new Set(rows.map(({chain}) => chain)).size > 1;
  return (
    <div className="requests">
      {onClear && (
        <button type="button" className="quiet-button" onClick={onClear}>
          Clear
        </button>
      )}
      {rows.length === 0 ? (
        <p>No requests yet</p>
      ) : (
        <div role="table" aria-label="Requests">
          <div role="rowgroup">
            <div role="row">
              <div role="columnheader">Request</div>
              <div role="columnheader">Time</div>
              <div role="columnheader">Answer</div>
            </div>
          </div>
          {groupRuns(rows).map((run, index) => (
            <Run
              key={run[0]!.run}
              rows={run}
              now={now}
              isAnother={index > 0}
              hasChains={hasChains}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface RunProps {
  rows: readonly RequestRow[];
  now: number;
  /** Whether another run is above it. */
  isAnother: boolean;
  hasChains: boolean;
}

/** The requests of one run, on one time axis. */
function Run({rows, now, isAnother, hasChains}: RunProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const axis = createAxis(rows, now);
  const connecting = rows.filter(({isConnecting}) => isConnecting);
  const fromApp = rows.filter(({isConnecting}) => !isConnecting);
  const start = rows[0]!.start;
  const toRequest = (row: RequestRow) => (
    <Request
      key={idOf(row)}
      row={row}
      axis={axis}
      now={now}
      hasChain={hasChains}
    />
  );
  return (
    <div role="rowgroup">
      <div role="row" className="requests-axis">
        <div role="rowheader">{isAnother ? 'Next run' : 'Run'}</div>
        <div role="cell" aria-hidden="true">
          <Marks axis={axis} start={start} />
        </div>
        <div role="cell" />
      </div>
      {connecting.length > 0 && (
        <div role="row">
          <div role="rowheader">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              Connecting
            </button>
          </div>
          <div role="cell">
            <Bar rows={connecting} axis={axis} now={now} />
          </div>
          <div role="cell">{connecting.length} requests</div>
        </div>
      )}
      {isOpen && connecting.map(toRequest)}
      {fromApp.map(toRequest)}
    </div>
  );
}

interface RequestProps {
  row: RequestRow;
  axis: Axis;
  now: number;
  hasChain: boolean;
}

/** One request. Its button shows and hides the details. */
function Request({row, axis, now, hasChain}: RequestProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {label, state, updates, chain} = row;
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
          <Bar rows={[row]} axis={axis} now={now} />
        </div>
        <div role="cell">
          {describeState(row)}
          {updates > 0 && <b>{count(updates, 'update')}</b>}
        </div>
      </div>
      {isOpen && <Details label={label} details={detailsOf(row, hasChain)} />}
    </>
  );
}

interface DetailsProps {
  label: string;
  details: [name: string, text: string][];
}

/** The details of a request, with a button that copies them. */
function Details({label, details}: DetailsProps): ReactNode {
  const copied = [label, ...details.map((parts) => parts.join(': '))];
  return (
    <div role="row" className="requests-details">
      <div role="cell" aria-colspan={3}>
        <button
          type="button"
          className="quiet-button"
          onClick={({currentTarget: button}) =>
            navigator.clipboard.writeText(copied.join('\n')).then(
              () => confirm(button, 'Copied'),
              () => confirm(button, 'Failed'),
            )
          }
        >
          Copy
        </button>
        <dl>
          {details.map(([name, text]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Returns the known details of a request, with their names. */
function detailsOf(
  {args, answer, state, updates, reads, chain}: RequestRow,
  hasChain: boolean,
): DetailsProps['details'] {
  return Object.entries({
    Chain: hasChain ? chain : '',
    Arguments: args === '[]' ? '' : args,
    [state === 'failed' ? 'Error' : 'Answer']: answer,
    Live:
      reads > 1 ? `read ${reads} times, with ${count(updates, 'change')}` : '',
  }).filter(([, text]) => text);
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

const describeState = ({state, start, end}: RequestRow): string =>
  state === 'answered' ? formatTime(end - start) : state;

const formatTime = (ms: number) =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;

/** A bar from the first start of some requests to their last answer. */
function Bar({rows, axis, now}: Pick<RunProps, 'rows' | 'now'> & {axis: Axis}) {
  const from = axis.place(Math.min(...rows.map(({start}) => start)));
  const to = axis.place(Math.max(...rows.map(({end}) => end || now)));
  return (
    <span
      className="requests-bar"
      style={{left: `${from * 100}%`, width: `${(to - from) * 100}%`}}
    />
  );
}

/** Minimum distance of two labels, as a share of the axis. */
const leastGap = 0.15;

/** Start times on the axis. Skips a label that would overlap the one before. */
function Marks({axis, start}: {axis: Axis; start: number}): ReactNode {
  let last = -1;
  return axis.marks.map(({time, at}) => {
    if (at - last < leastGap) return undefined;
    last = at;
    return (
      <span key={time} style={{left: `${at * 100}%`}}>
        {formatTime(time - start)}
      </span>
    );
  });
}

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
