import type {ReactNode} from 'react';

import type {Example} from '../example/use-example';

/** What the code logs, and what it throws outside of a component. */
export function Console({
  example: {state, clear},
}: {
  example: Example;
}): ReactNode {
  return (
    <section className="play-console" aria-label="Console" data-needs-scripts>
      <div className="example-bar">
        <h2>Console</h2>
        <button
          type="button"
          className="quiet-button"
          onClick={() => clear('log')}
        >
          Clear
        </button>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      <div tabIndex={0} role="log" aria-label="Messages" translate="no">
        <div>
          {state.log.map(({level, message, line}, index) => (
            <p key={index} data-level={level}>
              {line > 0 ? `Line ${line}: ${message}` : message}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
