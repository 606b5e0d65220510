import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {getFileCommitDate} from '@docusaurus/utils';

import {hashFiles, hashOf, isGeneratedFrom, putInPlace} from '../build-cache';
import {modulesOf, type Module} from './modules';
import type {Reference} from './options';

/** The pages of a set, and TypeDoc's input. */
interface Job {
  /** Absolute path of the pages' folder. */
  pages: string;
  /** TypeDoc's output folder, so that a failure keeps the old pages. */
  draft: string;
  /** A hash of everything that affects the pages. */
  key: string;
  options: PluginInput['options'];
}

/** What `typedoc/run-plugin.ts` reads. */
export interface PluginInput {
  siteDir: string;
  /** Options of docusaurus-plugin-typedoc. */
  options: Reference['typedoc'];
}

/**
 * Writes the API pages of all sets with docusaurus-plugin-typedoc. Skips sets
 * whose packages, texts, and options haven't changed.
 *
 * @throws if a package can't be read or TypeDoc reports problems; lists the
 *   problems of all sets
 */
export async function generateReference(
  siteDir: string,
  reference: Reference,
): Promise<void> {
  const jobs = await listJobs(siteDir, reference);
  const outdated = jobs.filter(({pages, key}) => !isGeneratedFrom(pages, key));
  const complaints = await Promise.all(
    outdated.map((job) => writePages(siteDir, job)),
  );
  // Sets share packages, so they repeat messages.
  const different = Array.from(new Set(complaints)).join('');
  if (different) {
    throw new Error(`API reference: no pages were written.\n${different}`);
  }
  for (const {draft, pages, key} of outdated) putInPlace(draft, pages, key);
}

async function listJobs(
  siteDir: string,
  {sets, typedoc}: Reference,
): Promise<Job[]> {
  // The generated pages aren't in Git, so Docusaurus would warn on each build.
  const date = await getFileCommitDate(__dirname, {}).then(
    ({date}) => date.toISOString(),
    () => undefined,
  );
  const inputs = hashFiles([
    __dirname,
    path.join(__dirname, '../content/type-text'),
    path.join(__dirname, '../site/facts.ts'),
    path.join(siteDir, 'package-lock.json'),
  ]);
  return sets.map(({id, docs, packages}) => {
    const modules = packages.flatMap((each) => modulesOf(siteDir, each));
    const folder = path.join(siteDir, '.cache/api-reference', id);
    const options = {
      ...typedoc,
      frontmatterGlobals: date ? {last_update: {date}} : {},
      basePath: siteDir,
      entryPoints: modules.map(({file}) => file),
      modules,
      docsPath: folder,
      out: path.join(folder, 'api'),
    };
    return {
      pages: path.join(siteDir, docs, 'api'),
      draft: options.out,
      key: hashOf([inputs, options, hashFiles(sourceFolders(modules))]),
      options,
    };
  });
}

const sourceFolders = (modules: readonly Module[]): string[] =>
  Array.from(new Set(modules.map(({file}) => path.dirname(file))));

/**
 * Runs TypeDoc in a child process, because TypeDoc and its plugins are ESM and
 * keep a TypeScript program in memory.
 *
 * @returns its error output, or nothing on success
 */
async function writePages(
  siteDir: string,
  {draft, options}: Job,
): Promise<string> {
  fs.rmSync(draft, {recursive: true, force: true});
  const script = path.join(__dirname, 'typedoc/run-plugin.ts');
  const typedoc = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--import', require.resolve('tsx'), script],
    {cwd: siteDir},
  );
  const input: PluginInput = {siteDir, options};
  typedoc.stdin.end(JSON.stringify(input));
  const [errors, output] = await Promise.all([
    text(typedoc.stderr),
    text(typedoc.stdout),
  ]);
  // docusaurus-plugin-typedoc only prints failures.
  const isWritten = fs.existsSync(path.join(draft, 'typedoc-sidebar.cjs'));
  return isWritten ? '' : errors + output;
}
