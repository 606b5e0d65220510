// The library reads the storage and the socket when it is imported.
import './memory-storage';
import '../../simulated-chain/socket';

import {is} from 'valibot';

import {toFrame, type FromFrame} from '../messages';
import {forwardConsole} from './forward-console';
import {problemOf} from './load-component';
import {createRunner} from './runner';

/** The frame has no origin of its own; its address still tells whose page it serves. */
const pageOrigin = location.origin;
const tell = (message: FromFrame) =>
  window.parent.postMessage(message, pageOrigin);

const place = document.body.appendChild(document.createElement('main'));
const runner = createRunner(place, tell);

forwardConsole(tell);
window.addEventListener('error', ({error, message}) =>
  report(error ?? message),
);
window.addEventListener('unhandledrejection', ({reason}) => report(reason));
new ResizeObserver(() => {
  const height = Math.ceil(place.getBoundingClientRect().height);
  tell({type: 'changed', change: {height}});
}).observe(place);

window.addEventListener('message', ({source, origin, data}) => {
  if (source !== window.parent || origin !== pageOrigin) return;
  if (!is(toFrame, data)) return;
  if (data.type === 'run') runner.run(data);
  else if (data.type === 'flip') runner.flip(data.name, data.isOn);
  else if (data.type === 'theme')
    document.documentElement.dataset.theme = data.theme;
  else tell({type: 'ready'});
});
tell({type: 'ready'});

/** What code throws outside of a component, where nothing else tells it. */
function report(error: unknown): void {
  tell({type: 'log', entry: {level: 'error', ...problemOf(error)}});
}
