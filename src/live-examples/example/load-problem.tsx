import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A problem with loading, with a Retry button if another try can help.
 *
 * @param isSlow - whether it's still loading, so that nothing has failed yet
 */
export function LoadProblem({
  children,
  isSlow = false,
  onRetry,
}: {
  children: string;
  isSlow?: boolean;
  onRetry?: () => void;
}): ReactNode {
  return (
    <div
      className={clsx('example-problem', isSlow && 'example-problem-slow')}
      role="alert"
    >
      {/* The only child of its element, for translators. See the README. */}
      <span>{children}</span>{' '}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
