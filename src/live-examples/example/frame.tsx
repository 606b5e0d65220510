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

import {loadPatienceMs} from '../../client-modules/load-failures/slow-loading';
import {exampleFrame} from '../../site/facts';
import {fromFrame, type ToFrame} from '../messages';
import {fetchProgram, forgetProgram, notFetched, type Program} from './load';
import type {Example} from './use-example';

/** Interval in ms at which the page pings the frame. */
const askEveryMs = 1000;
/** Number of pings that a started frame can leave unanswered. */
const mostUnanswered = 5;
/** The same, before the frame has started. */
const mostUntilReady = loadPatienceMs / askEveryMs;
/** Message for the reader about code that blocks its frame. */
const notResponding = 'The code stopped responding, so the page ended the run.';

/**
 * The frame that runs an example's code. Without an origin, it can't access the
 * page or the site's storage. Its policy blocks the network. Some browsers run
 * it in a separate process.
 */
export function Frame({
  example: {name, state, report, log, addRequests, fail},
}: {
  example: Example;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {colorMode: theme} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const post = (message: ToFrame | Program | undefined) =>
    // A frame without an origin has no other target origin.
    message && frame.current?.contentWindow?.postMessage(message, '*');
  const send = useEffectEvent((message: ToFrame | undefined) => {
    if (isReady) post(message);
  });

  // Counts pings instead of time, because a suspended page sends none.
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
    switch (data.type) {
      case 'loaded':
        return void fetchProgram(baseUrl).then(post, () => fail(notFetched));
      case 'ready':
        return setIsReady(true);
      case 'changed':
        return report(data.change);
      case 'log':
        return log(data.entry);
      case 'requests':
        return addRequests(data.rows);
    }
  });
  useLayoutEffect(() => {
    const forward = (event: MessageEvent) => listen(event);
    window.addEventListener('message', forward);
    return () => window.removeEventListener('message', forward);
  }, []);
  useEffect(() => send({type: 'theme', theme}), [isReady, theme]);
  // A switch may have been flipped while the frame loaded.
  const sendRun = useEffectEvent(() =>
    send(state.run && {...state.run, on: state.chains.on}),
  );
  useEffect(() => sendRun(), [isReady, state.run]);
  useEffect(() => send(state.flip), [isReady, state.flip]);
  return (
    <iframe
      ref={frame}
      title={`Result of ${name.replaceAll('-', ' ')}`}
      sandbox="allow-scripts"
      src={baseUrl + exampleFrame}
    />
  );
}
