import type {Configuration} from 'webpack';

import {hashOf} from '.';

/**
 * Adds state to the version of the bundler's cache. Compiled pages depend on
 * more than their own text, which the cache doesn't notice.
 *
 * @param config - the bundler's current settings
 * @param state - changes whenever pages have to be compiled again
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
