import {replaceGlobal} from '../replace-global';

/** Catches failed preloads. */
export const onRouteDidUpdate = replaceGlobal(({preload}) => ({
  preload(path) {
    const loading = preload(path);
    return loading && loading.catch(() => []);
  },
}));
