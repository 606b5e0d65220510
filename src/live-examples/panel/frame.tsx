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
import {is} from 'valibot';

import {loadPatienceMs} from '../../client-modules/load-failures/in-time';
import {exampleFrame} from '../../site/facts';
import {fromFrame, type ToFrame} from '../messages';
import {fetchProgram, forgetProgram, type Program} from './fetch-program';
import type {Example} from './use-example';

/** How often a frame is asked whether it's alive, and how many questions it may leave unanswered, more until it's there. */
const askEveryMs = 1000;
const mostUnanswered = 5;
const mostUntilReady = loadPatienceMs / askEveryMs;
const notResponding = 'The code stopped responding, so it was ended.';
const notFetched =
  "What runs it couldn't be fetched. Check your connection and try again.";

/**
 * The frame that runs an example's code. It has no origin, so it reaches
 * neither the page nor the site's storage, and its policy allows it no network.
 * Where the browser can, it gives the frame a process of its own.
 */
export function Frame({
  example: {title, state, update, addToLog, addRequests, fail},
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

  // Counted, because a page that sleeps doesn't ask while its clock goes on.
  const unanswered = useRef(0);
  const ask = useEffectEvent(() => {
    unanswered.current += 1;
    if (unanswered.current <= (isReady ? mostUnanswered : mostUntilReady)) {
      post({type: 'ping'});
      return;
    }
    if (!isReady) forgetProgram();
    fail(isReady ? notResponding : notFetched);
  });
  useEffect(() => {
    const asking = setInterval(() => ask(), askEveryMs);
    return () => clearInterval(asking);
  }, []);
  const listen = useEffectEvent(({source, origin, data}: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== 'null') return;
    if (!is(fromFrame, data)) return;
    unanswered.current = 0;
    if (data.type === 'ready') setIsReady(true);
    else if (data.type === 'changed') update(data.change);
    else if (data.type === 'log') addToLog(data.entry);
    else if (data.type === 'requests') addRequests(data.rows);
    else fetchProgram(baseUrl).then(post, () => fail(notFetched));
  });
  useLayoutEffect(() => {
    const forward = (event: MessageEvent) => listen(event);
    window.addEventListener('message', forward);
    return () => window.removeEventListener('message', forward);
  }, []);
  useEffect(() => send({type: 'theme', theme}), [isReady, theme]);
  useEffect(() => send(state.run), [isReady, state.run]);
  useEffect(() => send(state.flip), [isReady, state.flip]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-scripts"
      src={baseUrl + exampleFrame}
    />
  );
}
