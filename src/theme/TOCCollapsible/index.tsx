import {useLocation} from '@docusaurus/router';
import OriginalTOCCollapsible from '@theme-original/TOCCollapsible';
import type {Props} from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

/** The original, closed again once the reader has gone to a place, which it would hide. */
export default function ClosingTOCCollapsible(props: Props): ReactNode {
  const {hash} = useLocation();
  return <OriginalTOCCollapsible key={hash} {...props} />;
}
