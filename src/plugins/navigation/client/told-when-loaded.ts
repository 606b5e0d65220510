import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type {Action, History, Location} from 'history';

import preloadOrTell from '../../load-failures/client/preload-or-tell';

type Listener = (location: Location, action: Action) => void;

/**
 * Has a history's listeners hear of another page when its scripts are there,
 * and of the last one only, where the reader asked for several. Another place
 * of the same page they hear of at once.
 *
 * A page that cannot be loaded although its host answers is gone, because the
 * site was published anew: the browser loads the address.
 *
 * @param history is changed and given back
 */
export function toldWhenLoaded(history: History): History {
  const listeners = new Set<Listener>();
  let shown = normalizeLocation(history.location);
  let endUpdate = beginUpdate(null, shown);
  let latest: Location;

  history.listen((location, action) => {
    const next = normalizeLocation(location);
    latest = location;
    endUpdate();
    endUpdate = beginUpdate(shown, next);

    function tell(): void {
      if (latest !== location) return;
      endUpdate();
      endUpdate = () => {};
      if (next.pathname !== shown.pathname) leaveMain();
      shown = next;
      Array.from(listeners).forEach((listener) => listener(location, action));
    }

    const loaded = preloadOrTell(next.pathname);
    if (next.pathname === shown.pathname) {
      tell();
      return;
    }
    loaded.then(tell, (error: unknown) => {
      console.warn(error);
      if (latest === location) window.location.reload();
    });
  });

  history.listen = (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return history;
}

/**
 * A browser that removes the element with the focus computes the page's layout
 * first, in the middle of React's changes.
 */
function leaveMain(): void {
  const {activeElement} = document;
  if (activeElement?.closest('main')) (activeElement as HTMLElement).blur();
}

/**
 * Tells the client modules where the reader is going.
 *
 * @returns tells them that the page is there, or that another one took its place
 */
const beginUpdate = (
  previousLocation: Location | null,
  location: Location,
): (() => void) =>
  dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
