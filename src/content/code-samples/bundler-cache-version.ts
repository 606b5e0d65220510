import type {Configuration} from 'webpack';

import {hashOf} from '../../build-cache';

/**
 * Makes what compiled pages depend on besides their own text part of the
 * version of the bundler's cache, which does not notice it by itself.
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
