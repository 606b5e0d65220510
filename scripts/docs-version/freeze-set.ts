import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {loadSidebarsFile} from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';
import {Globby} from '@docusaurus/utils';

import {
  freezeFile,
  frozenPlace,
  type Freezing,
  type FrozenFile,
} from './freeze-file';
import {frozenPaths, type DocsSet} from './frozen-set';
import {resolveFile} from './imports';
import {writeOutNotes, type AnsweredFence} from './write-out-notes';

export interface SetToFreeze {
  siteDir: string;
  /** Folder that receives the files, at their paths below the site. */
  staging: string;
  version: string;
  set: DocsSet;
  sets: readonly DocsSet[];
  /** Versions that are frozen already, newest first. */
  frozen: readonly string[];
  /** What the compiler says of the checked blocks of a file. */
  answersFor: (sitePath: string) => Promise<readonly AnsweredFence[]>;
}

const texts = /\.(?:mdx?|[jt]sx?)$/;

/**
 * Writes a set's frozen pages, with all that they import, its sidebars and its
 * list of versions.
 *
 * @throws where a page needs something that cannot be frozen; names the file
 */
export async function freezeSet(request: SetToFreeze): Promise<void> {
  const {siteDir, staging, version, set, sets, frozen} = request;
  const paths = frozenPaths(set.id, version);
  const freezing: Freezing = {
    version,
    set,
    sets,
    folder: paths.folder,
    readDemo: (name) => readDemo(siteDir, name),
  };
  const cwd = path.join(siteDir, set.path);
  const queue = (await Globby('**', {cwd, dot: true}))
    .sort()
    .map((file) => path.posix.join(set.path, file));
  const seen = new Set(queue);

  for (const sitePath of queue) {
    const source = path.join(siteDir, sitePath);
    const target = path.join(staging, frozenPlace(sitePath, freezing));
    await mkdir(path.dirname(target), {recursive: true});
    if (!texts.test(sitePath)) {
      await writeFile(target, await readFile(source));
      continue;
    }
    const {text, imports} = await freezeText(sitePath, request, freezing);
    await writeFile(target, text);
    for (const imported of imports) {
      const file = resolveFile(siteDir, imported, sitePath);
      if (!seen.has(file)) {
        seen.add(file);
        queue.push(file);
      }
    }
  }

  await writeJson(
    path.join(staging, paths.sidebars),
    await loadSidebarsFile(path.join(siteDir, set.sidebarPath)),
  );
  await writeJson(path.join(staging, paths.versions), [version, ...frozen]);
}

async function freezeText(
  sitePath: string,
  {siteDir, answersFor}: SetToFreeze,
  freezing: Freezing,
): Promise<FrozenFile> {
  const text = await readFile(path.join(siteDir, sitePath), 'utf8');
  const answered = /\.mdx?$/.test(sitePath)
    ? writeOutNotes(text, await answersFor(sitePath))
    : text;
  try {
    return freezeFile(sitePath, answered, freezing);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${sitePath}: ${message}`, {cause: error});
  }
}

function readDemo(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'src/live-examples/demos', `${name}.tsx`);
  if (!existsSync(file)) {
    throw new Error(`There is no demo "${name}" in src/live-examples/demos.`);
  }
  return readFileSync(file, 'utf8');
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
