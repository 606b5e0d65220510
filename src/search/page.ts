/** Where a page belongs (a category is any list of pages); it decides what is ranked first. */
export type PageKind = 'guide' | 'api' | 'category' | 'plain';

/** A heading and what stands below it, up to the next heading. */
export interface Section {
  /** Id of the heading; null for what can only be reached through the page itself. */
  anchor: string | null;
  /** 1 to 6, as in h1 to h6. */
  level: number;
  heading: string;
  text: string;
  /** The distinct names in the code samples. */
  names: string;
  /** Other names that readers have for the page. */
  words?: string[];
}

/** A page as the index has it. */
export interface SearchPage {
  /** The page's own route with the base URL, whatever its canonical link says. */
  route: string;
  kind: PageKind;
  /** Where the page is found: its set and the nearest two categories. */
  trail: string;
  /** Docusaurus' contextual tag: `docs-<set>-<version>`, or `default`. */
  tag: string;
  sections: Section[];
}
