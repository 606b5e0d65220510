/** The searched pages, from the address of the search page. */
export interface Scope {
  /** Id of a set, or undefined for all sets. */
  set?: string;
  /** Name of a version, or undefined for the newest. */
  version?: string;
}

/**
 * The searched pages in the form of Docusaurus's search theme: one language,
 * and any of the tags.
 */
export type FacetFilters = readonly [language: string, tags: readonly string[]];

/** The versions of each set, from the docs plugin. */
type Docs = Readonly<
  Record<string, {versions: readonly {name: string; isLast: boolean}[]}>
>;

/** Returns the tag of a version of a set. */
export const tagOf = (set: string, version: string): string =>
  `docusaurus_tag:docs-${set}-${version}`;

/** Returns the filters for a scope. Each scope includes plain pages. */
export function filtersOf({set, version}: Scope, docs: Docs): FacetFilters {
  const tags = Object.entries(docs)
    .filter(([id]) => !set || id === set)
    .flatMap(([id, {versions}]) =>
      versions
        .filter(({name, isLast}) => (version ? name === version : isLast))
        .map(({name}) => tagOf(id, name)),
    );
  return ['language:en', ['docusaurus_tag:default', ...tags]];
}
