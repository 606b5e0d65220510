import type {FacetFilters} from './facets';

/** What is searched, as the search page's address says it. */
export interface Scope {
  /** Id of a set; all of them without. */
  set?: string;
  /** Name of a version; the newest without. */
  version?: string;
}

/** The versions of each set, as the docs plugin tells them. */
type Docs = Readonly<
  Record<string, {versions: readonly {name: string; isLast: boolean}[]}>
>;

const tagFilter = (set: string, version: string): string =>
  `docusaurus_tag:docs-${set}-${version}`;

/** The facet filters for a scope; plain pages belong to every one. */
export function filtersOf(
  {set, version}: Scope,
  docs: Docs,
  locale: string,
): FacetFilters {
  const sets = Object.keys(docs).filter((id) => !set || id === set);
  const tags = sets.map((id) => {
    const newest = docs[id]!.versions.find(({isLast}) => isLast)!;
    return tagFilter(id, version ?? newest.name);
  });
  return [`language:${locale}`, ['docusaurus_tag:default', ...tags]];
}

/** The scope that facet filters are those of. */
export function scopeOf(filters: FacetFilters, docs: Docs): Scope {
  const tags = [filters].flat(2);
  const asked = Object.entries(docs).flatMap(([set, {versions}]) =>
    versions
      .filter(({name}) => tags.includes(tagFilter(set, name)))
      .map(({name, isLast}) => ({set, name, isLast})),
  );
  const [{set, name, isLast} = {set: undefined, name: '', isLast: true}] =
    asked;
  const isOneVersion = asked.every((other) => other.name === name);
  return {
    ...(asked.length === 1 && {set}),
    ...(isOneVersion && !isLast && {version: name}),
  };
}

/**
 * Leaves of the contextual filters only those of one documentation set and of
 * plain pages: who reads the Vue set looks for nothing in the React set.
 *
 * @param set the set being read; elsewhere nothing is left out
 */
export function narrowToSet(
  filters: FacetFilters,
  set: string | undefined,
): FacetFilters {
  if (set === undefined || typeof filters === 'string') return filters;
  const ofOtherSet = (filter: string): boolean =>
    filter.startsWith('docusaurus_tag:docs-') &&
    !filter.startsWith(tagFilter(set, ''));
  return filters.map((filter) =>
    typeof filter === 'string'
      ? filter
      : filter.filter((alternative) => !ofOtherSet(alternative)),
  );
}
