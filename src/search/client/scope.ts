/** What is searched, as the search page's address says it. */
export interface Scope {
  /** Id of a set; all of them without. */
  set?: string;
  /** Name of a version; the newest without. */
  version?: string;
}

/** What is searched, as Docusaurus' search theme asks for it: one language, and any of the tags. */
export type FacetFilters = readonly [language: string, tags: readonly string[]];

/** The versions of each set, from the docs plugin. */
type Docs = Readonly<
  Record<string, {versions: readonly {name: string; isLast: boolean}[]}>
>;

/** The filter for a version of a set. */
export const tagOf = (set: string, version: string): string =>
  `docusaurus_tag:docs-${set}-${version}`;

/** The filters for a scope; plain pages belong to every one. */
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
