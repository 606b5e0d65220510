import type {Elsewhere} from './elsewhere';
import type {FacetFilters} from './scope';

/** What is asked, in the words of the hosted service. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** Tags of pages that come before others that answer as well. */
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

/** What is answered, in the words of the hosted service. */
export interface SearchAnswer {
  index: string;
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  elsewhere?: Elsewhere;
}

export interface Answers {
  results: SearchAnswer[];
}

/** What the page tells the worker: where the index is, once, then what to look for. */
export type ToWorker = {load: string} | {id: number; requests: SearchRequest[]};

/** What the worker answers; an error ends it. */
export type FromWorker = ({id: number} & Answers) | {error: string};
