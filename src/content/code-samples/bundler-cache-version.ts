import type {Configuration} from 'webpack';

import {hashOf} from '../../build-cache';

/**
 * Compiled pages depend on more than their own text, which the bundler's cache
 * doesn't notice by itself. This makes it part of the cache's version.
 *
 * @param config the bundler's settings so far
 * @param state changes whenever pages have to be compiled again
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
