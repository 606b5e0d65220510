import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import {useEffect, type ReactNode} from 'react';

/**
 * What is left where the frame itself crashed: the same words, without the frame.
 *
 * The page's mark of hydration goes with the frame, which tells what waits for it
 * that there is nothing to wait for. A frame that crashed before it was marked
 * would leave the mark as the page came with it, and the first interaction's loader
 * holding the click on Try again.
 */
export default function FrameError(props: Props): ReactNode {
  useEffect(
    () => document.documentElement.removeAttribute('data-has-hydrated'),
    [],
  );
  return <ErrorPageContent {...props} />;
}
