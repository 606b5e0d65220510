import {whenIdle} from '../../site/when-idle';
import {replaceGlobal} from '../replace-global';

/** Lets links prefetch one after the other, while the browser is idle. */
export const onRouteDidUpdate = replaceGlobal(({prefetch}) => ({
  prefetch(path) {
    whenIdle(() => prefetch(path));
    return false;
  },
}));
