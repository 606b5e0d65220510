/** What a card says. */
export interface Card {
  title: string;
  /** One or two sentences below the title; may be empty. */
  description: string;
  /** Where the page stands, outermost first; empty for pages outside the sets. */
  trail: readonly string[];
  /** Name of the documentation set; undefined outside of them. */
  set?: string;
}
