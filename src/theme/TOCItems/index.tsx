import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** The original, which also marks the part being read in the contents of small screens. */
export default function MarkedTOCItems(props: Props): ReactNode {
  return (
    <OriginalTOCItems
      linkClassName="table-of-contents__link toc-link"
      linkActiveClassName="table-of-contents__link--active"
      {...props}
    />
  );
}
