import type {PackedRoute, PageRun} from './table';

interface Page {
  path: string;
  content: string;
}

interface Route {
  path: string;
  component: unknown;
  [attribute: string]: unknown;
}

interface ListedDoc {
  id: string;
  path: string;
  sidebar?: unknown;
}

/** The pages of a run, in their order. */
export function pagesOf(run: PageRun): Page[] {
  return run.pages.split(' ').map((name, index) => ({
    path: run.folder + name,
    content: `${run.first + index}`,
  }));
}

/**
 * Keys of routes that are written out: two may have the same path. What follows
 * the last hyphen is cut off by the generator's prefetching.
 */
const keyOf = (place: string): string => `at${place}`;

/** All entries of a table with their keys, parents before children. */
function walk(
  routes: readonly PackedRoute[],
  visit: (route: PackedRoute, key: string) => void,
  place = '',
): void {
  routes.forEach((route, index) => {
    const here = `${place}_${index}`;
    visit(route, keyOf(here));
    if ('routes' in route && route.routes) walk(route.routes, visit, here);
  });
}

/** The generator's `routes`. */
export function unpackRoutes(
  table: readonly PackedRoute[],
  createComponent: (path: string, key: string) => unknown,
  place = '',
): Route[] {
  const unpacked: Route[] = [];
  table.forEach((route, index) => {
    const here = `${place}_${index}`;
    if ('pages' in route) {
      for (const {path} of pagesOf(route)) {
        unpacked.push({
          path,
          component: createComponent(path, keyOf(here)),
          ...route.attributes,
        });
      }
      return;
    }
    unpacked.push({
      path: route.path,
      component: createComponent(route.path, keyOf(here)),
      ...route.attributes,
      ...(route.routes && {
        routes: unpackRoutes(route.routes, createComponent, here),
      }),
    });
  });
  return unpacked;
}

/** The generator's `routesChunkNames`. */
export function unpackChunkNames(
  table: readonly PackedRoute[],
): Record<string, unknown> {
  const names: Record<string, unknown> = {};
  walk(table, (route, key) => {
    if (!('pages' in route)) {
      names[`${route.path}-${key}`] = route.chunks;
      return;
    }
    for (const {path, content} of pagesOf(route)) {
      names[`${path}-${key}`] = {__comp: route.component, content};
    }
  });
  return names;
}

/** The entries that the docs plugin's global data has for the listed pages below a route. */
export function listedDocs(
  table: readonly PackedRoute[],
  parent: string,
): ListedDoc[] {
  const docs: ListedDoc[] = [];
  walk(table, (route) => {
    if (!('pages' in route) || !route.listed || route.parent !== parent) return;
    for (const {path} of pagesOf(route)) {
      docs.push({
        id: path.slice(parent.length + 1),
        path,
        ...('sidebar' in route.attributes && {
          sidebar: route.attributes.sidebar,
        }),
      });
    }
  });
  return docs;
}
