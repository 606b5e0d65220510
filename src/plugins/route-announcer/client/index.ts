import type {ClientModule} from '@docusaurus/types';

import {announce} from '../../samples/client/announce';

/** A new title is in place some frames after its page, in milliseconds at most. */
const titlePatience = 300;

/** A page that the browser loads is announced by the browser. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return undefined;
  }
  const timer = setTimeout(() => announce(document.title), titlePatience);
  return () => clearTimeout(timer);
};
