import {useState, type ReactNode} from 'react';

import {countRequests, Requests, type RequestsProps} from '.';

/** The foldable list of requests below a panel. */
export function RequestsFold({
  isOpenAtFirst,
  ...props
}: RequestsProps & {isOpenAtFirst: boolean}): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className="requests-fold"
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>{`Requests (${countRequests(props.rows)})`}</summary>
      {/* While closed, it renders nothing. */}
      {isOpen && <Requests {...props} />}
    </details>
  );
}
