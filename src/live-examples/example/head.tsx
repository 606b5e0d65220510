import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';

import './head.css';
import type {Status} from './model';
import type {Example} from './use-example';

const dot = <circle className="dot" cx="8" cy="8" r="2.6" />;

/**
 * The logo's dot and waves. Styles animate the waves while the example is busy.
 */
const beacon = (
  <>
    <circle className="dot" cx="4.5" cy="8" r="2.6" />
    <path className="wave" d="M8.7 4.8a4.6 4.6 0 0 1 0 6.4" />
    <path className="wave" d="M11.2 2.8a7.4 7.4 0 0 1 0 10.4" />
  </>
);

const cross = (
  <path d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8M5.8 5.8l4.4 4.4m0-4.4-4.4 4.4" />
);

/** The text, button label, and icon of each status. */
const statuses: Record<
  Status,
  [word: string, action: string, sign: ReactNode]
> = {
  idle: ['Not running', 'Run', dot],
  starting: ['Starting…', 'Stop', beacon],
  running: ['Waiting…', 'Stop', beacon],
  ready: ['Ready', 'Restart', dot],
  live: ['Live', 'Restart', beacon],
  disconnected: ['Disconnected', 'Restart', dot],
  failed: ['Failed', 'Retry', cross],
};

interface HeadProps {
  example: Example;
  /** Whether Run also presses the first button in the result. */
  pressesButton?: boolean;
  /** Called when the pointer enters the button. */
  onNear?: () => void;
}

/** The button that runs and stops an example, and its status. */
export function Head({
  example: {status, state, run, stop},
  pressesButton,
  onNear,
  children,
}: PropsWithChildren<HeadProps>): ReactNode {
  const [word, action, sign] = statuses[status];
  const isOn = status === 'starting' || status === 'running';
  return (
    <div className="example-head">
      <button
        type="button"
        className={clsx(
          'button example-action',
          status === 'idle' && 'button--primary',
        )}
        onPointerEnter={onNear}
        onClick={({currentTarget, detail}) => {
          // The second click of a double click would undo the first one.
          if (detail > 1) return;
          if (isOn) return stop();
          showResult(currentTarget.closest('section'));
          void run(pressesButton);
        }}
      >
        {action}
      </button>
      {children}
      <span
        className="example-status"
        data-status={status}
        role="status"
        aria-live={state.isQuiet ? 'off' : 'polite'}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {sign}
        </svg>
        {/* The only child of its element, for translators. See the README. */}
        <span>{word}</span>
      </span>
    </div>
  );
}

/** Scrolls to the result of an example, unless it's visible. */
export const showResult = (section: Element | null | undefined): void =>
  section?.querySelector('.example-result')?.scrollIntoView({block: 'nearest'});
