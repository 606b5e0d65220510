/** Pages in one folder that differ in their names and contents only. */
export interface PageRun {
  /** Path of the route that the pages lie below. */
  parent: string;
  /** What the pages' paths begin with. */
  folder: string;
  /** Chunk of the component that shows them. */
  component: string;
  /** Further attributes of their routes. */
  attributes: Record<string, unknown>;
  /** Whether the docs plugin's global data lists them by their path below the parent. */
  listed: boolean;
  /** Chunk of the first page's content; those of the others follow it. */
  first: number;
  /** Name of each, separated by spaces. */
  pages: string;
}

/** A route with what the generator keeps in a second file, or a run of pages. */
export type PackedRoute =
  | PageRun
  | {
      path: string;
      chunks: unknown;
      attributes: Record<string, unknown>;
      routes?: PackedRoute[];
    };
