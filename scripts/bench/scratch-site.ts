import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {repository} from '../../tests/build/run-docusaurus';
import {writeFiles, type Files} from '../../tests/temporary-folder';

/** A folder that is kept between runs; the name tells one site's contents from another's. */
export function scratchFolder(name: string, files: Files): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(files))
    .digest('hex')
    .slice(0, 12);
  return path.join(repository, '.cache/bench', `${name}-${hash}`);
}

/**
 * Writes a site into a folder of its own and builds it, once for each content.
 *
 * @param name of the generator
 * @param files what the site consists of
 * @param output folder of the built site, below the site's
 * @param build makes the output in the given folder
 * @returns path of the built site
 */
export async function buildOnce(
  name: string,
  files: Files,
  output: string,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = scratchFolder(name, files);
  const done = path.join(folder, '.built');
  if (!existsSync(done)) {
    await rm(folder, {recursive: true, force: true});
    writeFiles(folder, files);
    await build(folder);
    await writeFile(done, '');
  }
  return path.join(folder, output);
}
