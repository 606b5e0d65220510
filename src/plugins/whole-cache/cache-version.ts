import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';

/**
 * The bundler's settings by which it drops what it kept of builds with other
 * rules: it does not notice by itself that a module has given way to another.
 *
 * @param config the settings of the build so far
 * @param folder of the code that sets the rules
 * @param found what else decides how modules are compiled
 */
export function cacheVersion(
  {experiments}: Configuration,
  folder: string,
  found = '',
): object {
  const {cache} = (experiments ?? {}) as {cache?: {version?: string} | boolean};
  if (typeof cache !== 'object') return {};
  const hash = createHash('sha256').update(found);
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(?:ts|cjs)$/.test(name)) continue;
    hash.update(readFileSync(path.join(folder, name)));
  }
  const version = `${cache.version ?? ''}-${hash.digest('hex').slice(0, 12)}`;
  return {experiments: {cache: {version}}};
}
