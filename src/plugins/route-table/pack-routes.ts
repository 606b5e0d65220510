import type {PackedRoute, PageRun} from './client/table';

/** A route as the generator writes it into `routes.js`. */
export interface GeneratedRoute {
  path: string;
  /** Key of the route's chunks. */
  key: string;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** An entry of the docs plugin's global data. */
export interface DocEntry {
  id: string;
  path: string;
  sidebar?: string;
}

/** What the docs plugins' global data lists, by the paths of the version and of the page. */
export type ListedDocs = ReadonlyMap<string, ReadonlyMap<string, DocEntry>>;

/**
 * The table of all routes, in the routes' order.
 *
 * @param routes the generator's routes
 * @param chunkNames the chunks' numbers by the routes' keys
 * @param docs what the docs plugins' global data lists
 * @param parent path of the route that `routes` lie below
 */
export function packRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: Readonly<Record<string, unknown>>,
  docs: ListedDocs,
  parent = '',
): PackedRoute[] {
  const packed: PackedRoute[] = [];
  for (const {path, key, routes: children, ...attributes} of routes) {
    const chunks = chunkNames[key];
    const page = children ? undefined : pageOf(path, chunks);
    if (!page) {
      packed.push({
        path,
        chunks,
        attributes,
        ...(children && {routes: packRoutes(children, chunkNames, docs, path)}),
      });
      continue;
    }
    const run: PageRun = {
      parent,
      folder: page.folder,
      component: page.component,
      first: page.content,
      attributes,
      listed: isListed(
        docs.get(parent)?.get(path),
        parent,
        path,
        attributes.sidebar,
      ),
      pages: page.name,
    };
    const last = packed.at(-1);
    if (last && 'pages' in last && continues(last, run)) {
      last.pages += ` ${run.pages}`;
    } else {
      packed.push(run);
    }
  }
  return packed;
}

interface PackablePage {
  folder: string;
  name: string;
  component: string;
  content: number;
}

/** A page that a run can hold: one component, one content, nothing else. */
function pageOf(path: string, chunks: unknown): PackablePage | undefined {
  const {
    __comp: component,
    content,
    ...others
  } = chunks as {
    __comp: unknown;
    content?: unknown;
  };
  if (
    typeof component !== 'string' ||
    typeof content !== 'string' ||
    Object.keys(others).length > 0 ||
    path.includes(' ')
  ) {
    return undefined;
  }
  const end = path.lastIndexOf('/') + 1;
  return {
    folder: path.slice(0, end),
    name: path.slice(end),
    component,
    content: Number(content),
  };
}

function isListed(
  doc: DocEntry | undefined,
  parent: string,
  path: string,
  sidebar: unknown,
): boolean {
  return (
    doc !== undefined &&
    path === `${parent}/${doc.id}` &&
    doc.sidebar === sidebar
  );
}

function continues(run: PageRun, next: PageRun): boolean {
  const same = {first: 0, pages: ''};
  return (
    next.first === run.first + run.pages.split(' ').length &&
    JSON.stringify({...run, ...same}) === JSON.stringify({...next, ...same})
  );
}
