import type {PackedRoute} from './client/table';
import {listedDocs} from './client/unpack';
import {packRoutes, type DocEntry, type ListedDocs} from './pack-routes';
import type {Generated} from './read-generated';

interface Version {
  path: string;
  docs: DocEntry[];
}
type Instances = Record<string, {versions: Version[]}>;

const docsPlugin = 'docusaurus-plugin-content-docs';
const unpack = JSON.stringify('@site/src/plugins/route-table/client/unpack.ts');

/**
 * Code of the modules that stand in for the generator's, by their names.
 *
 * @param generated what the generator wrote
 */
export function writeModules(generated: Generated): Record<string, string> {
  const {routes, chunkNames, globalData, loaders} = generated;
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
    registry: `const loaders = {
${loaders.map(([chunk, code]) => `  ${JSON.stringify(chunk)}: ${code},`).join('\n')}
};
for (const chunk in loaders) loaders[chunk] = [loaders[chunk]];
export default loaders;`,
  };
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
