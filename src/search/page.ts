/**
 * The kind of a page, which affects its rank. A category is any list of pages.
 */
export type PageKind = 'guide' | 'api' | 'category' | 'plain';

/** A heading and the text below it, up to the next heading. */
export interface Section {
  /** Id of the heading. Null for the beginning of a page. */
  anchor: string | null;
  /** From 1 to 6, like h1 to h6. */
  level: number;
  heading: string;
  text: string;
  /** The distinct words of at least three letters in its code, with spaces. */
  names: string;
  /** Other words that readers use for the page. */
  words?: string[];
}

/** A page in the index. */
export interface SearchPage {
  /** The page's route, including the base URL. Not its canonical link. */
  route: string;
  kind: PageKind;
  /** The set of the page and its nearest two categories. */
  trail: string;
  /** Docusaurus's contextual tag: `docs-<set>-<version>`, or `default`. */
  tag: string;
  /** What the page is for, unless its text begins with it. */
  description?: string;
  sections: Section[];
}
