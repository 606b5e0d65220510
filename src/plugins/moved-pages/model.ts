/** A page that was published at `from` once. */
export interface MovedPage {
  /** Path below the base URL, such as `/react/guides/old`. */
  from: string;
  /** Path below the base URL, with an anchor where the text became a part of a page. */
  to: string;
}

/** Path and anchor of where a page went. */
export function targetOf({to}: MovedPage): {page: string; anchor?: string} {
  const [page = '', anchor] = to.split('#', 2);
  return {page, anchor};
}
