/** A package whose exports become pages. */
export type DocumentedPackage = {
  /** First folder of its pages: `core` gives `/react/api/core/...`. */
  name: string;
  /** What a reader imports: `@reactive-dot/core`. */
  specifier: string;
  /** What it is for: ends the line of the package on the index of each set. */
  description: string;
  /**
   * A declaration file, relative to the site, written by hand for a package
   * that npm does not serve. Without it the package's own `src/` is read.
   */
  declarations?: {file: string; version: string};
};

/** A docs folder that receives pages. */
export type ReferenceSet = {
  /** `react` or `vue`. */
  id: string;
  /** The docs folder, relative to the site; pages go to its `api/`. */
  docs: string;
  /** Names of the packages it shows, in the order of its sidebar. */
  packages: string[];
  /** What its index holds: a sentence below the title. */
  description: string;
};

export type ApiReferenceOptions = {
  /** The library's repository, without a slash at the end. */
  repository: string;
  packages: DocumentedPackage[];
  sets: ReferenceSet[];
};
