import path from 'node:path';

import {
  getVersionDocsDirPath,
  getVersionsFilePath,
  getVersionSidebarsPath,
} from '@docusaurus/plugin-content-docs/lib/versions/files.js';

/** A documentation set, as the docs plugin's options name it. */
export interface DocsSet {
  id: string;
  /** Folder of its pages, relative to the site. */
  path: string;
  /** Its pages' path below the base URL, without slashes. */
  routeBasePath: string;
  /** File of its sidebars, relative to the site. */
  sidebarPath: string;
}

/** Where the docs plugin looks for a frozen version of a set, relative to the site. */
export interface FrozenPaths {
  folder: string;
  sidebars: string;
  versions: string;
}

/** Paths of a frozen set, with forward slashes. */
export function frozenPaths(setId: string, version: string): FrozenPaths {
  const relative = (file: string) => file.split(path.sep).join('/').slice(1);
  return {
    folder: relative(getVersionDocsDirPath('/', setId, version)),
    sidebars: relative(getVersionSidebarsPath('/', setId, version)),
    versions: relative(getVersionsFilePath('/', setId)),
  };
}
