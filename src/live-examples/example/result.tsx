import Link from '@docusaurus/Link';
import type {PropsWithChildren, ReactNode} from 'react';

import Waves from '../../css/waves';
import type {Example} from './use-example';

/** Matches the link to React's explanation in an error message. */
const explanation = /(https:\/\/react\.dev\/errors\/[^\s;]+)/;

/**
 * The error of an example, if there is one. Links to React's explanation, because
 * React's messages have only a number.
 */
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
        // A split by a group has its matches at odd positions.
        index % 2 === 1 ? (
          <Link key={index} to={part}>
            {part}
          </Link>
        ) : (
          <span key={index}>{part}</span>
        ),
      )}
    </div>
  );
}

/** Fills the place of a result until the example runs. */
export const Idle = ({children}: PropsWithChildren): ReactNode => (
  <p className="example-idle">
    <Waves innerRadius={140} spacing={44} />
    {children}
  </p>
);

/**
 * The result of an example. Keeps its largest height.
 *
 * @param frame - runs the code
 * @param leastHeight - the height to reserve, in pixels
 * @param children - shown until the example runs
 */
export function Result({
  example: {status, state},
  frame,
  leastHeight = 0,
  children,
}: PropsWithChildren<{
  example: Example;
  frame: ReactNode;
  leastHeight?: number;
}>): ReactNode {
  return (
    <div
      className="example-result"
      data-status={status}
      data-shown={state.hasShown || undefined}
      style={{minHeight: Math.max(state.height, leastHeight)}}
    >
      {state.run && frame}
      {status === 'idle' && children}
    </div>
  );
}
