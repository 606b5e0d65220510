import type {StoredPage} from '../to-store';

/** All of the outer list, one of each inner list. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Whether a page has the facets that a request asks for. */
export function passesFilters(
  page: StoredPage,
  filters: FacetFilters | undefined,
): boolean {
  if (filters === undefined) return true;
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((filter) =>
    typeof filter === 'string'
      ? hasFacet(page, filter)
      : filter.some((alternative) => hasFacet(page, alternative)),
  );
}

function hasFacet(page: StoredPage, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  switch (filter.slice(0, colon)) {
    case 'language':
    case 'lang':
      return page.l === value;
    case 'docusaurus_tag':
      return page.g === value;
    default:
      return false;
  }
}
