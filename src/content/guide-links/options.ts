/** An API page of the other set. */
export type ApiCounterpart = {
  /** The other set, as readers call it. */
  set: string;
  /** Name of the page there. */
  name: string;
  /** Its site path below the base URL. */
  path: string;
};

/** A set's folder, relative to the site's, and the path of its pages below the base URL, without slashes. */
export type DocsFolder = {
  folder: string;
  route: string;
};

export type GuideLinksOptions = {
  sets: readonly DocsFolder[];
  /**
   * What says the same in the other set as an API page, given its site path
   * below the base URL; undefined where nothing does.
   */
  counterpartOf: (path: string) => ApiCounterpart | undefined;
};
