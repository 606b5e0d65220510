import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type RefObject} from 'react';

import type {ToFrame} from '../messages';
import {openFrame, type Frame, type FrameOptions} from './open-frame';

/** A frame in a place of a component, which goes with it. */
export function useFrame(
  place: RefObject<HTMLElement | null>,
  options: Omit<FrameOptions, 'baseUrl'>,
) {
  const baseUrl = useBaseUrl('/');
  const frame = useRef<Frame>(undefined);
  const remove = () => {
    frame.current?.remove();
    frame.current = undefined;
  };
  useEffect(() => remove, []);

  return {
    remove,
    /** Opens the frame, unless it is open. */
    open() {
      if (!place.current || frame.current) return;
      frame.current = openFrame(place.current, {
        ...options,
        baseUrl,
        onEnd(problem) {
          remove();
          options.onEnd(problem);
        },
      });
    },
    send: (message: ToFrame) => frame.current?.send(message),
  };
}
