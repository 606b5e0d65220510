import Link from '@docusaurus/Link';
import type {PropsWithChildren, ReactNode} from 'react';

import type {Example} from './use-example';

/** Where React explains an error, of which the message has only the number. */
const explanation = /(https:\/\/react\.dev\/errors\/[^\s;]+)/;

/** What went wrong, if anything did. */
export function Problem({
  example: {
    state: {problem},
  },
}: {
  example: Example;
}): ReactNode {
  if (!problem) return null;
  return (
    <div className="example-problem" role="alert">
      {problem.line > 0 && <b>{`Line ${problem.line}: `}</b>}
      {problem.message.split(explanation).map((part, index) =>
        index % 2 === 1 ? (
          <Link key={part} to={part}>
            {part}
          </Link>
        ) : (
          <span key={part}>{part}</span>
        ),
      )}
    </div>
  );
}

/**
 * The place of the result, which keeps the largest height that it has had.
 *
 * @param frame runs the code
 * @param children stand there until the example runs
 */
export function Result({
  example: {status, state},
  frame,
  children,
}: PropsWithChildren<{example: Example; frame: ReactNode}>): ReactNode {
  return (
    <div
      className="example-result"
      data-status={status}
      data-shown={state.hasShown || undefined}
      style={{minHeight: state.height}}
    >
      {state.run && frame}
      {status === 'idle' && children}
    </div>
  );
}
