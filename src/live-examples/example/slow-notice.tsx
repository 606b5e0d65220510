import {useEffect, useState, type ReactNode} from 'react';

import {loadPatienceMs} from '../../client-modules/load-failures/slow-loading';

/**
 * Shows a message with a Retry button after `loadPatienceMs`. Render it only
 * while something loads.
 */
export function SlowNotice({children}: {children: string}): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadPatienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className="example-problem" role="alert">
      <span>{children}</span>{' '}
      <button
        type="button"
        className="link-button"
        onClick={() => location.reload()}
      >
        Retry
      </button>
    </div>
  );
}
