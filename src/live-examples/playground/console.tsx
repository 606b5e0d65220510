import type {ReactNode} from 'react';

import type {LogEntry} from '../messages';

/** Console messages, and errors outside of components. */
export const Console = ({log}: {log: readonly LogEntry[]}): ReactNode => (
  // Focusable, because it scrolls.
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
