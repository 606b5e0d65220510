import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {GeneratedRoute} from './pack-routes';

/** What the generator wrote for the client, without the parts that only prerendering reads. */
export interface Generated {
  routes: GeneratedRoute[];
  chunkNames: Record<string, unknown>;
  globalData: Record<string, unknown>;
  /** How each chunk is loaded, by its name: code of a function. */
  loaders: [chunk: string, code: string][];
}

const registryLine =
  /^ {2}"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "(?:[^"\\]|\\.)+"\)), /gm;

/**
 * Reads the generator's files.
 *
 * @param folder the generator's folder, `.docusaurus`
 * @throws if a file does not look as the installed version writes it
 */
export function readGenerated(folder: string): Generated {
  const read = (name: string): string =>
    readFileSync(path.join(folder, name), 'utf8');
  return {
    routes: evaluateRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as never,
    globalData: JSON.parse(read('globalData.json')) as never,
    loaders: readLoaders(read('registry.js')),
  };
}

function evaluateRoutes(code: string): GeneratedRoute[] {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  type Raw = {path: string; component: string; routes?: Raw[]};
  const raw = new Function('ComponentCreator', body)(
    (routePath: string, hash: string) => `${routePath}-${hash}`,
  ) as Raw[];
  const toRoute = ({component, routes, ...rest}: Raw): GeneratedRoute => ({
    ...rest,
    key: component,
    ...(routes && {routes: routes.map(toRoute)}),
  });
  // The last one stands for pages that are not found; the client adds it itself.
  return raw.filter((route) => route.path !== '*').map(toRoute);
}

function readLoaders(code: string): [string, string][] {
  const loaders = Array.from(
    code.matchAll(registryLine),
    ([, chunk, loader]): [string, string] => [chunk!, loader!],
  );
  const lines = code.trimEnd().split('\n').length - 1;
  if (loaders.length !== lines) {
    throw new Error(
      `The route table understands ${loaders.length} of the ${lines} lines of registry.js. Docusaurus writes it differently now: adapt registryLine in src/plugins/route-table/read-generated.ts.`,
    );
  }
  return loaders;
}
