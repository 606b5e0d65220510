import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** What is left where the frame itself crashed: the same words, without the frame. */
export default function FrameError(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}
