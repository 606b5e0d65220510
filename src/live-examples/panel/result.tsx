import type {ReactNode, RefObject} from 'react';

import type {ExampleState} from './use-example';

const words: Record<ExampleState['status'], string> = {
  idle: 'Stopped',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};

/** What an example is doing, as a sign and a word. */
export function Status({status}: {status: ExampleState['status']}): ReactNode {
  return (
    <span className="example-status" data-status={status} role="status">
      <StatusSign status={status} />
      {words[status]}
    </span>
  );
}

/** The logo's dot: alone, with waves while something runs, or with what came of it. */
function StatusSign({status}: {status: ExampleState['status']}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {status === 'idle' && <circle className="dot" cx="8" cy="8" r="2.6" />}
      {status === 'running' && (
        <>
          <circle className="dot" cx="4.5" cy="8" r="2.6" />
          <path className="wave" d="M8.7 4.8a4.6 4.6 0 0 1 0 6.4" />
          <path className="wave" d="M11.2 2.8a7.4 7.4 0 0 1 0 10.4" />
        </>
      )}
      {status === 'done' && (
        <path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8M5.2 8.2l2 2 3.6-4" />
      )}
      {status === 'failed' && (
        <path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8M5.8 5.8l4.4 4.4m0-4.4-4.4 4.4" />
      )}
    </svg>
  );
}

interface ResultProps {
  state: ExampleState;
  /** Where the frame lies. */
  place: RefObject<HTMLDivElement | null>;
}

/** The result, in the height that it has had; below it what went wrong. */
export function Result({state, place}: ResultProps): ReactNode {
  const {status, height, problem} = state;
  return (
    <>
      <div
        ref={place}
        className="example-result"
        data-status={status}
        style={{height: `max(var(--least-result), ${height}px)`}}
      />
      {problem && (
        <p className="example-problem" role="alert">
          {problem.line !== undefined && <b>Line {problem.line}: </b>}
          {problem.message}
        </p>
      )}
    </>
  );
}
