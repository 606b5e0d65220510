import {replaceGlobal} from '../replace-global';

/** Safari has no idle callbacks. */
const whenIdle =
  typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback;

/** Lets links prefetch one after the other, while the browser is idle. */
export const onRouteDidUpdate = replaceGlobal(({prefetch}) => ({
  prefetch(path) {
    whenIdle(() => prefetch(path));
    return false;
  },
}));
