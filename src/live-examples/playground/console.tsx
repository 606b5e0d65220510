import type {ReactNode} from 'react';

import type {LogEntry} from '../messages';

/** The lines that the code logs, and what it throws outside of a component. */
export const Console = ({log}: {log: readonly LogEntry[]}): ReactNode => (
  // It scrolls, so the keyboard must reach it.
  <div
    className="play-log"
    tabIndex={0}
    role="log"
    aria-label="Messages"
    translate="no"
  >
    <div>
      {log.map(({level, message, line}, index) => (
        <p key={index} data-level={level}>
          {line > 0 ? `Line ${line}: ${message}` : message}
        </p>
      ))}
    </div>
  </div>
);
