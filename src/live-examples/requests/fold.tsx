import {useState, type ReactNode} from 'react';

import {countRequests, Requests, type RequestsProps} from '.';

/** The requests of an example in its page, which a reader opens. */
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
      {/* Closed, it costs the example nothing. */}
      {isOpen && <Requests {...props} />}
    </details>
  );
}
