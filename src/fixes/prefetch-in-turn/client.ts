import {whenIdle} from '../../site/when-idle';
import {replaceGlobal} from '../replace-global';

let last: Promise<unknown> = Promise.resolve();

/** Lets links prefetch one after the other, while the browser is idle. */
export const onRouteDidUpdate = replaceGlobal(({prefetch}) => ({
  prefetch(path) {
    last = last
      .then(() => new Promise<void>((resolve) => whenIdle(resolve)))
      .then(() => prefetch(path) || undefined)
      // Following the link loads the page anyway.
      .catch(() => undefined);
    return false;
  },
}));
