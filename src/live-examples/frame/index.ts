/**
 * The program of the frame in which examples run. The page sends it code and
 * switches, and it reports results, logs, and errors.
 */

// Before the library, which reads the storage and the socket on import.
import './memory-storage';
import '../../simulated-chain/socket';

import {is} from 'valibot';

import {toFrame, type FromFrame} from '../messages';
import {forwardConsole} from './forward-console';
import {problemOf} from './load-component';
import {createRunner} from './runner';

/** The page's origin. The frame has none, but their addresses share it. */
const pageOrigin = location.origin;
const post = (message: FromFrame) =>
  window.parent.postMessage(message, pageOrigin);

const place = document.body.appendChild(document.createElement('main'));
const runner = createRunner(place, post);

forwardConsole(post);
window.addEventListener('error', ({error, message}) =>
  report(error ?? message),
);
window.addEventListener('unhandledrejection', ({reason}) => report(reason));
new ResizeObserver(() => {
  const height = Math.ceil(place.getBoundingClientRect().height);
  post({type: 'changed', change: {height}});
}).observe(place);

window.addEventListener('message', ({source, origin, data}) => {
  if (source !== window.parent || origin !== pageOrigin) return;
  if (!is(toFrame, data)) return;
  switch (data.type) {
    case 'run':
      return runner.run(data);
    case 'flip':
      return runner.flip(data);
    case 'theme':
      document.documentElement.dataset.theme = data.theme;
      return;
    case 'ping':
      return post({type: 'ready'});
  }
});
post({type: 'ready'});

/** Reports an error outside of a component, which no boundary catches. */
function report(error: unknown): void {
  post({type: 'log', entry: {level: 'error', ...problemOf(error)}});
}
