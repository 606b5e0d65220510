import type {PackedRoute} from './client/table';
import {listedDocs} from './client/unpack';
import {packRoutes, type DocEntry, type ListedDocs} from './pack-routes';
import {numberChunks} from './number-chunks';
import type {Generated} from './read-generated';

interface Version {
  path: string;
  docs: DocEntry[];
}
type Instances = Record<string, {versions: Version[]}>;

const docsPlugin = 'docusaurus-plugin-content-docs';
const lateCode = JSON.stringify(
  '@site/src/plugins/late-code/client/late-code.ts',
);
const unpack = JSON.stringify('@site/src/plugins/route-table/client/unpack.ts');

/**
 * Code of the modules that stand in for the generator's, by their names.
 *
 * @param generated what the generator wrote
 */
export function writeModules(generated: Generated): Record<string, string> {
  const {routes, chunkNames, globalData, loaders} = numberChunks(generated);
  const instances = (globalData[docsPlugin] ?? {}) as Instances;
  const table = packRoutes(routes, chunkNames, listDocs(instances));
  return {
    table: `export default ${JSON.stringify(table)};`,
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
import {unpackRoutes} from ${unpack};
import table from './table';
export default [
  ...unpackRoutes(table, ComponentCreator),
  {path: '*', component: ComponentCreator('*')},
];`,
    routesChunkNames: `import {unpackChunkNames} from ${unpack};
import table from './table';
export default unpackChunkNames(table);`,
    globalData: `import {listedDocs} from ${unpack};
import table from './table';
const data = ${JSON.stringify(withoutListed(globalData, table))};
Object.values(data[${JSON.stringify(docsPlugin)}] ?? {}).forEach(({versions}) =>
  versions.forEach((version) =>
    version.docs.unshift(...listedDocs(table, version.path)),
  ),
);
export default data;`,
    registry: writeRegistry(loaders),
  };
}

/**
 * Components that every page of the docs needs. They lie in the main script,
 * which compresses them better than scripts of their own.
 */
const inMain = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/**
 * Code of the registry: how each chunk is loaded, in the order of their numbers.
 *
 * @throws if a component that is meant to lie in the main script is no chunk
 */
export function writeRegistry(loaders: Generated['loaders']): string {
  const names = new Map(
    inMain.map((request, index) => {
      const [chunk] =
        loaders.find(([, code]) => code.includes(JSON.stringify(request))) ??
        [];
      if (chunk === undefined) {
        throw new Error(
          `No page is shown by ${request}, which src/plugins/route-table/write-modules.ts puts into the main script. Take it off the list there.`,
        );
      }
      return [chunk, `inMain${index}`];
    }),
  );
  const imports = inMain.map(
    (request, index) =>
      `import * as inMain${index} from ${JSON.stringify(request)};`,
  );
  const entries = loaders.map(([chunk, code]) => {
    const name = names.get(chunk);
    return `  ${name ? `() => Promise.resolve(${name})` : code},`;
  });
  return `${imports.join('\n')}
import {complete} from ${lateCode};
export default [
${entries.join('\n')}
].map((load) => [complete(load)]);`;
}

function listDocs(instances: Instances): ListedDocs {
  return new Map(
    Object.values(instances)
      .flatMap(({versions}) => versions)
      .map(({path, docs}) => [
        path,
        new Map(docs.map((doc) => [doc.path, doc])),
      ]),
  );
}

/** Global data without the docs that `listedDocs` makes again. */
function withoutListed(
  globalData: Record<string, unknown>,
  table: readonly PackedRoute[],
): Record<string, unknown> {
  const instances = globalData[docsPlugin] as Instances | undefined;
  if (!instances) return globalData;
  const shorter = Object.fromEntries(
    Object.entries(instances).map(([id, instance]) => [
      id,
      {
        ...instance,
        versions: instance.versions.map((version) => {
          const listed = new Set(
            listedDocs(table, version.path).map(({path}) => path),
          );
          return {
            ...version,
            docs: version.docs.filter(({path}) => !listed.has(path)),
          };
        }),
      },
    ]),
  );
  return {...globalData, [docsPlugin]: shorter};
}
