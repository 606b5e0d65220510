import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** The original's `itemprop` gets the item that it's a property of. */
export default function LastUpdatedOfPage(props: Props): ReactNode {
  return (
    <span itemScope itemType="https://schema.org/WebPage">
      <LastUpdated {...props} />
    </span>
  );
}
