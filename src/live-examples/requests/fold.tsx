import {useState, type ReactNode} from 'react';

import type {RequestRow} from '../messages';
import {LazyRequests, prefetchRequests} from './lazy';
import {countRequests} from './list';

interface RequestsFoldProps {
  rows: readonly RequestRow[];
  onClear: () => void;
  isOpenAtFirst: boolean;
}

/** The foldable list of requests below a panel. */
export function RequestsFold({
  rows,
  onClear,
  isOpenAtFirst,
}: RequestsFoldProps): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className="requests-fold"
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary onPointerEnter={prefetchRequests} onFocus={prefetchRequests}>
        {`Requests (${countRequests(rows)})`}
      </summary>
      {/* While closed, it renders nothing. */}
      {isOpen && (
        <>
          <button type="button" className="quiet-button" onClick={onClear}>
            Clear
          </button>
          <LazyRequests rows={rows} />
        </>
      )}
    </details>
  );
}
