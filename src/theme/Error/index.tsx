import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** Replaces a crashed frame with the error message, without the frame. */
export default function FrameError(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}
