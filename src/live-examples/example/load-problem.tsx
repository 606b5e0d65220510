import type {ReactNode} from 'react';

/** A problem with loading, with a Retry button if another try can help. */
export function LoadProblem({
  children,
  onRetry,
}: {
  children: string;
  onRetry?: () => void;
}): ReactNode {
  return (
    <div className="example-problem" role="alert">
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
