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

/** Texts as escaped HTML with marked matches, by level (`lvl0`). */
type Fields = Record<string, {value: string}>;

/** A result in the format of the hosted service. */
export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** `content` for a passage, or the level of a heading, such as `lvl1`. */
  type: string;
  /** The text that recent searches store. */
  content: string | null;
  /** The names of the result's group, page, and headings, by level. */
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: Fields; content?: Fields[string]};
  _snippetResult: {hierarchy: Fields; content?: Fields[string]};
}

/** An answer in the format of the hosted service. */
export interface SearchAnswer {
  index: string;
  hits: Hit[];
  /** Number of all results, including those beyond `hitsPerPage`. */
  nbHits: number;
}
