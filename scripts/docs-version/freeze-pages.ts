import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import type {Page} from '../../src/content/code-samples/model';
import {zipSharedFiles} from '../../src/content/code-samples/shared-files';
import {demosFolder} from '../../src/live-examples/read-demos';
import type {sets} from '../../src/site/sets';
import {toSitePath} from '../../src/site/site-path';
import {freezeText} from './freeze-text';
import {versionFiles} from './version-files';

/**
 * Copies shared text and the download of shared files next to a set's copied
 * pages, and freezes all texts.
 *
 * @param sharedFiles - the set's shared files
 * @throws with the page that has a mistake
 */
export function freezePages(
  siteDir: string,
  {id, folder: sourceFolder}: (typeof sets)[number],
  version: string,
  sharedFiles: Page,
): void {
  const {docs} = versionFiles(id, version);
  const frozenFolder = path.join(siteDir, docs);
  const sharedFolder = path.join(frozenFolder, '_shared');
  cpSync(path.join(siteDir, 'docs-shared'), sharedFolder, {recursive: true});
  const zip = path.join(sharedFolder, `${sharedFiles.path}.zip`);
  mkdirSync(path.dirname(zip), {recursive: true});
  writeFileSync(zip, zipSharedFiles(sharedFiles));

  const shared = `@site/${docs}/_shared/`;
  const readDemo = (name: string) => readDemoOf(siteDir, name);
  for (const name of Globby.sync('**/*.{md,mdx}', {cwd: frozenFolder})) {
    const file = path.join(frozenFolder, name);
    const text = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, freezeText(text, {version, shared, readDemo}));
    } catch (error) {
      const {message} = error as Error;
      throw new Error(`${sourceFolder}/${name}: ${message}`, {cause: error});
    }
  }
}

/** @throws if there is no such live example */
function readDemoOf(siteDir: string, name: string): string {
  const file = path.join(demosFolder, `${name}.tsx`);
  if (!existsSync(file)) {
    const folder = toSitePath(siteDir, demosFolder);
    throw new Error(`${folder} has no demo "${name}".`);
  }
  return readFileSync(file, 'utf8');
}
