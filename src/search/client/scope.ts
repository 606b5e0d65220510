import type {StoredPage} from '../to-store';

/** What is searched, as the search page's address says it. */
export interface Scope {
  /** Id of a set; all of them without. */
  set?: string;
  /** Name of a version; the newest without. */
  version?: string;
}

/** What is searched, as Docusaurus' search theme asks for it: one language, and any of the tags. */
export type FacetFilters = readonly [language: string, tags: readonly string[]];

/** The versions of each set, as the docs plugin tells them. */
type Docs = Readonly<
  Record<string, {versions: readonly {name: string; isLast: boolean}[]}>
>;

const tagOfPages = 'docusaurus_tag:default';
/** The filter for a version of a set; for all of them where the version is empty. */
export const tagOf = (set: string, version: string): string =>
  `docusaurus_tag:docs-${set}-${version}`;

/** Whether a page is among those that are searched. */
export function isSearched(
  {l: language, g: tag}: StoredPage,
  filters: FacetFilters | undefined,
): boolean {
  if (!filters) return true;
  const [asked, tags] = filters;
  return (
    asked === `language:${language}` && tags.includes(`docusaurus_tag:${tag}`)
  );
}

/** The filters for a scope; plain pages belong to every one. */
export function filtersOf(
  {set, version}: Scope,
  docs: Docs,
  language: string,
): FacetFilters {
  const sets = Object.keys(docs).filter((id) => !set || id === set);
  const tags = sets.map((id) => {
    const newest = docs[id]!.versions.find(({isLast}) => isLast)!;
    return tagOf(id, version ?? newest.name);
  });
  return [`language:${language}`, [tagOfPages, ...tags]];
}

/** The scope that filters are those of. */
export function scopeOf([, tags]: FacetFilters, docs: Docs): Scope {
  const asked = Object.entries(docs).flatMap(([set, {versions}]) =>
    versions
      .filter(({name}) => tags.includes(tagOf(set, name)))
      .map(({name, isLast}) => ({set, name, isLast})),
  );
  const [first] = asked;
  const isOneVersion = asked.every(({name}) => name === first!.name);
  return {
    ...(asked.length === 1 && {set: first!.set}),
    ...(first && isOneVersion && !first.isLast && {version: first.name}),
  };
}

/**
 * Leaves of filters only one set and plain pages: who reads the Vue set looks
 * for nothing in the React set.
 *
 * @param set the set being read; elsewhere nothing is left out
 */
export function narrowToSet(
  [language, tags]: FacetFilters,
  set: string | undefined,
): FacetFilters {
  const isOfSet = (tag: string): boolean =>
    tag === tagOfPages || tag.startsWith(tagOf(set!, ''));
  return [language, set === undefined ? tags : tags.filter(isOfSet)];
}
