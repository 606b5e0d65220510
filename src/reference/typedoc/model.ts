import type {DocumentedPackage, Module} from '../modules';

/** A documented package as it lies on the disk; `directory` is absolute. */
export type SourcePackage = Omit<DocumentedPackage, 'modules'> & {
  version: string;
  modules: Module[];
};

/** What the plugin must be told of the documentation, as TypeDoc's option `reference`. */
export interface ReferenceOptions {
  /** In the order of the sidebar. */
  packages: readonly SourcePackage[];
  /** What the index of all exports holds. */
  description: string;
  /** The library's repository, without a slash at the end. */
  repository: string;
}
