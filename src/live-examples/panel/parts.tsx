import files from '@generated/live-examples/default/frame.json';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';

import {switchLabels, type ChainsView, type SwitchName} from '../messages';
import {Frame} from './frame';
import styles from './styles.module.css';
import type {Example, Status} from './use-example';

/** The logo's dot and waves, which move while something is awaited. */
const beacon = (
  <>
    <circle className="dot" cx="4.5" cy="8" r="2.6" />
    <path className="wave" d="M8.7 4.8a4.6 4.6 0 0 1 0 6.4" />
    <path className="wave" d="M11.2 2.8a7.4 7.4 0 0 1 0 10.4" />
  </>
);

const dot = <circle className="dot" cx="8" cy="8" r="2.6" />;

/** By status: what it is called, what its button does, and its sign. */
const statuses: Record<
  Status,
  [word: string, action: string, sign: ReactNode]
> = {
  idle: ['Not running', 'Run', dot],
  cut: ['Disconnected', 'Restart', dot],
  running: ['Running', 'Stop', beacon],
  done: ['Live', 'Restart', beacon],
  failed: [
    'Failed',
    'Retry',
    <path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8M5.8 5.8l4.4 4.4m0-4.4-4.4 4.4" />,
  ],
};

/** What an example is doing, as a sign and a word, and the button that changes it. */
export function Head({
  example,
  children,
}: PropsWithChildren<{example: Example}>): ReactNode {
  const {status} = example;
  const [word, action, sign] = statuses[status];
  const href = useBaseUrl(`/${files.stageStyle}`);
  return (
    <div className={styles.head}>
      {/* The styles of a running example, which no page has before. */}
      <link rel="stylesheet" href={href} precedence="default" />
      <button
        type="button"
        className={clsx('button', status === 'idle' && 'button--primary')}
        onClick={({currentTarget}) => {
          if (status === 'running') return example.stop();
          showResult(currentTarget.closest('section'));
          void example.run();
        }}
      >
        {action}
      </button>
      {children}
      <span className="example-status" data-status={status} role="status">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {sign}
        </svg>
        {word}
      </span>
    </div>
  );
}

/** Scrolls to the result of an example, unless it's in sight. */
export const showResult = (panel: Element | null) =>
  panel?.querySelector('.example-result')?.scrollIntoView({block: 'nearest'});

/** Where React explains an error, of which it says only the number. */
const explanation = /(https:\/\/react\.dev\/errors\/[^\s;]+)/;

/** What went wrong, and the result in the height that it has had, or `children` while nothing runs. */
export function Result({
  example,
  children,
}: PropsWithChildren<{example: Example}>): ReactNode {
  const {status} = example;
  const {height, problem, run} = example.state;
  return (
    <>
      {problem && (
        <div className="example-problem" role="alert">
          {problem.line > 0 && <b>Line {problem.line}: </b>}
          {problem.message.split(explanation).map((part, index) =>
            index % 2 === 1 ? (
              <Link key={index} to={part}>
                {part}
              </Link>
            ) : (
              part
            ),
          )}
        </div>
      )}
      <div
        className="example-result"
        data-status={status}
        style={{height: `max(var(--least-result), ${height}px)`}}
      >
        {run ? <Frame example={example} /> : status === 'idle' && children}
      </div>
    </>
  );
}

const shownBlocks = 5;

/** The newest blocks of the chains that have started. */
export function Blocks({heights}: Pick<ChainsView, 'heights'>): ReactNode {
  if (heights.length === 0) return <span>no block yet</span>;
  return heights.map(({name, best, finalized}) => (
    <div key={name} className="example-height">
      <div className="example-blocks" aria-hidden="true">
        {Array.from({length: Math.min(shownBlocks, best + 1)}, (_, index) => {
          const number = Math.max(0, best - shownBlocks + 1) + index;
          const isNew = number === best ? 'best' : 'in block';
          const kind = number <= finalized ? 'finalized' : isNew;
          return <span key={number} data-kind={kind} />;
        })}
      </div>
      <span>
        {heights.length > 1 && `${name}: `}
        best #{best}, finalized #{finalized}
      </span>
    </div>
  ));
}

/** What a reader may do to the chain, the wallet or the connection. */
export function Switches({
  example,
  names,
}: {
  example: Example;
  names: readonly SwitchName[];
}): ReactNode {
  const {on} = example.state.chains;
  return (
    <div className="example-switches">
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            role="switch"
            checked={on.includes(name)}
            onChange={({target}) => example.flip(name, target.checked)}
          />
          {switchLabels[name]}
        </label>
      ))}
    </div>
  );
}
