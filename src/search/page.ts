/** Where a page belongs (a category is any list of pages); it decides what is ranked first. */
export type PageKind = 'guide' | 'api' | 'category' | 'plain';

/** A heading and what stands below it, up to the next heading. */
export interface Section {
  /** Id of the heading; null for what can only be reached through the page itself. */
  anchor: string | null;
  /** 1 to 6, as in h1 to h6. */
  level: number;
  heading: string;
  /** Paragraphs, list items, table rows. */
  blocks: string[];
  /** Code samples, as shown. */
  samples: string[];
  /** Other names that readers have for it. */
  words?: string[];
}

/** A built page as search sees it. */
export interface Page {
  /** The page's own route with the base URL, whatever its canonical link says. */
  route: string;
  kind: PageKind;
  /** Where the page is found, outermost first: its set and the nearest two categories. */
  trail: string[];
  language: string;
  version: string;
  /** Docusaurus' contextual tag: `docs-<set>-<version>`, or `default`. */
  tag: string;
  sections: Section[];
}
