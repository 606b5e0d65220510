import type {FacetFilters} from './scope';

/** A request in the format of the hosted service. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** The fields of each hit, or undefined for all. */
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  attributesToSnippet?: readonly string[];
  /** Tags of pages that rank higher. */
  optionalFilters?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
}

type Fields = Record<string, {value: string}>;

export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: Fields; content?: Fields[string]};
  _snippetResult: {hierarchy: Fields; content?: Fields[string]};
}

/** An answer in the format of the hosted service. */
export interface SearchAnswer {
  index: string;
  hits: Hit[];
  nbHits: number;
}
