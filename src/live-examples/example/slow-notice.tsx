import {useEffect, useState, type ReactNode} from 'react';

import {loadPatienceMs} from '../../client-modules/load-failures/slow-loading';
import {LoadProblem} from './load-problem';

/**
 * Shows a message with a Retry button if loading is slow. Render it only while
 * something loads. Unlike `noticeIfLate`, shows it within the example, where
 * the reader is looking.
 */
export function SlowNotice({children}: {children: string}): ReactNode {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), loadPatienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <LoadProblem isSlow onRetry={() => location.reload()}>
      {children}
    </LoadProblem>
  );
}
