/** What the body of a page is made of; an example and remarks come between. */
export interface PageBody {
  /** The declaration, as a fence. */
  code: string;
  /** Parameters, members, fields: what is looked up. */
  details: string;
  /** What few readers look up: it comes last. */
  typeParameters?: string;
}
