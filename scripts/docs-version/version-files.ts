import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {setIds, type SetId} from '../../src/site/sets';

/** Returns the files of a set's frozen version, as Docusaurus names them. */
export const versionFiles = (set: SetId, version: string) => ({
  /** The list of the set's versions. */
  list: `${set}_versions.json`,
  docs: `${set}_versioned_docs/version-${version}`,
  sidebar: `${set}_versioned_sidebars/version-${version}-sidebars.json`,
});

/**
 * Prepares to undo the freezing of a version.
 *
 * @returns a function that removes the version, and the folders if it was the
 *   first one
 */
export function prepareUndo(siteDir: string, version: string): () => void {
  const files = setIds.map((set) => versionFiles(set, version));
  const lists = files.map(({list}) => {
    const file = path.join(siteDir, list);
    return {file, content: existsSync(file) ? readFileSync(file) : undefined};
  });
  const added = files
    .flatMap(({docs, sidebar}) => [docs, sidebar])
    .map((file) => path.join(siteDir, file))
    // The outermost part of each path that doesn't exist yet.
    .map((file) => (existsSync(path.dirname(file)) ? file : path.dirname(file)))
    .filter((file) => !existsSync(file));
  return () => {
    for (const file of added) rmSync(file, {recursive: true, force: true});
    for (const {file, content} of lists) {
      if (content) writeFileSync(file, content);
      else rmSync(file, {force: true});
    }
  };
}
