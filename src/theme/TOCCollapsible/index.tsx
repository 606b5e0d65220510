import {useLocation} from '@docusaurus/router';
import OriginalTOCCollapsible from '@theme-original/TOCCollapsible';
import type {Props} from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

/** Closes the contents after a jump. Open, they would cover the heading. */
export default function ClosingTOCCollapsible(props: Props): ReactNode {
  const {hash} = useLocation();
  return <OriginalTOCCollapsible key={hash} {...props} />;
}
