import type {GeneratedRoute} from './pack-routes';
import type {Generated} from './read-generated';

/**
 * Gives the chunks numbers for names. Contents of pages come first and in the
 * pages' order, so that the table need not say which is whose; the registry is
 * a list; and the list of the files' hashes has short keys.
 *
 * @param generated what the generator wrote
 * @returns the same with numbers, and the loaders in the numbers' order
 */
export function numberChunks(generated: Generated): Generated {
  const {routes, chunkNames, loaders} = generated;
  const ofRoutes = chunksOf(routes, chunkNames);
  const contents = ofRoutes.flatMap((chunks) =>
    typeof chunks.content === 'string' ? chunks.content : [],
  );
  const codes = new Map(loaders);
  const names = new Set([
    ...contents,
    ...ofRoutes.flatMap(namesIn),
    ...codes.keys(),
  ]);
  const numbers = new Map(Array.from(names, (name, index) => [name, index]));
  return {
    ...generated,
    chunkNames: renamed(chunkNames, numbers) as Generated['chunkNames'],
    loaders: Array.from(names, (name, index) => [
      `${index}`,
      renamedLoader(codes.get(name), name, index),
    ]),
  };
}

type Chunks = Record<string, unknown>;

function chunksOf(
  routes: readonly GeneratedRoute[],
  chunkNames: Generated['chunkNames'],
): Chunks[] {
  return routes.flatMap(({key, routes: children = []}) => [
    chunkNames[key] as Chunks,
    ...chunksOf(children, chunkNames),
  ]);
}

/** All names in a route's chunks, which may be nested. */
function namesIn(chunks: unknown): string[] {
  return typeof chunks === 'string'
    ? [chunks]
    : Object.values(chunks as object).flatMap(namesIn);
}

function renamed(
  chunks: unknown,
  numbers: ReadonlyMap<string, number>,
): unknown {
  if (typeof chunks === 'string') return `${numbers.get(chunks)}`;
  if (Array.isArray(chunks)) {
    return chunks.map((chunk) => renamed(chunk, numbers));
  }
  return Object.fromEntries(
    Object.entries(chunks as object).map(([key, value]) => [
      key,
      renamed(value, numbers),
    ]),
  );
}

/** @throws if the registry lacks the chunk, or does not name it in its code */
function renamedLoader(
  code: string | undefined,
  name: string,
  index: number,
): string {
  const [before, after] = code?.split(`webpackChunkName: "${name}"`) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(
      `The generator's registry.js does not load the chunk ${name} that routesChunkNames.json names. Docusaurus writes them differently now: adapt src/plugins/route-table/number-chunks.ts.`,
    );
  }
  return `${before}webpackChunkName: "${index}"${after}`;
}
