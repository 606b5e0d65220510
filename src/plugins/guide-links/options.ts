/** Where the documentation sets are and what addresses their pages have. */
export type GuideLinksOptions = {
  /** The site's folder, absolute. */
  siteDir: string;
  /** Each set's folder, relative to the site's, and the path of its pages below the base URL, without slashes. */
  sets: readonly {folder: string; route: string}[];
};
