import type {Configuration} from 'webpack';

import {hashOf} from './hash';

/**
 * Adds state to the version of the bundler's persistent cache. Compiled pages
 * depend on more than their own text, which the cache doesn't notice. Plugins
 * call this in `configureWebpack`, one after another, and each adds to the
 * version that the others have left.
 *
 * @param config - the bundler's current settings
 * @param state - changes whenever pages have to be compiled again
 * @returns settings to merge; none if the bundler has no persistent cache
 */
export function bundlerCacheVersion(
  {experiments}: Configuration,
  state: string,
): object {
  const {cache} = (experiments ?? {}) as {cache?: {version?: string} | boolean};
  if (typeof cache !== 'object') return {};
  const version = `${cache.version ?? ''}-${hashOf(state)}`;
  return {experiments: {cache: {version}}};
}
