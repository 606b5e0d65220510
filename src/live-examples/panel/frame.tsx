import files from '@generated/live-examples/default/frame.json';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import {isFromFrame, type ToFrame} from '../messages';
import {fetchProgram, type Program} from './fetch-program';
import type {Example} from './use-example';

/** How long a frame may leave a question unanswered before it counts as stuck, in ms. */
const stuckAfterMs = 5000;
const askEveryMs = 1000;

/**
 * The frame that runs an example's code. It has no origin, so it reaches
 * neither the page nor the site's storage, and by its policy no network;
 * browsers that can run it in a process of its own.
 */
export function Frame({
  example: {title, state, hear, end},
}: {
  example: Example;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {colorMode: theme} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const post = (message: ToFrame | Program | undefined) =>
    // A frame without an origin can be addressed in no other way.
    message && frame.current?.contentWindow?.postMessage(message, '*');
  const send = useEffectEvent((message: ToFrame | undefined) => {
    if (isReady) post(message);
  });

  const noteAnswer = useWatch(
    isReady,
    () => post({type: 'ping'}),
    () => end('The code stopped responding, so it was ended.'),
  );
  const listen = useEffectEvent(({source, origin, data}: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== 'null') return;
    if (!isFromFrame(data)) return;
    noteAnswer();
    if (data.type === 'ready') setIsReady(true);
    else if (data.type !== 'loaded') hear(data);
    else {
      fetchProgram(baseUrl).then(post, () =>
        end("It couldn't be fetched. Check your connection and try again."),
      );
    }
  });
  useLayoutEffect(() => {
    const onMessage = (event: MessageEvent) => listen(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => send({type: 'theme', theme}), [isReady, theme]);
  useEffect(() => send(state.run), [isReady, state.run]);
  useEffect(() => send(state.flip), [isReady, state.flip]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-scripts"
      src={baseUrl + files.page}
    />
  );
}

/**
 * Asks a frame that is ready again and again, and tells when it answers no more.
 *
 * @returns notes that it answered
 */
function useWatch(
  isReady: boolean,
  ask: () => void,
  onStuck: () => void,
): () => void {
  const lastAnswer = useRef(0);
  const look = useEffectEvent((sinceLastLook: number) => {
    // The page itself was asleep or busy, so the frame had no chance to answer.
    if (sinceLastLook > 2 * askEveryMs) lastAnswer.current = performance.now();
    if (performance.now() - lastAnswer.current > stuckAfterMs) onStuck();
    else ask();
  });
  useEffect(() => {
    if (!isReady) return undefined;
    let lastLook = performance.now();
    const asking = setInterval(() => {
      const now = performance.now();
      look(now - lastLook);
      lastLook = now;
    }, askEveryMs);
    return () => clearInterval(asking);
  }, [isReady]);
  return () => {
    lastAnswer.current = performance.now();
  };
}
