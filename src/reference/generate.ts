import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {getFileCommitDate} from '@docusaurus/utils';

import {isGeneratedFrom, putInPlace} from '../build-cache/generated-folder';
import {hashFiles, hashOf} from '../build-cache/hash';
import {modulesOf, type Module} from './modules';
import type {Reference} from './options';

/** The pages of a set, and TypeDoc's input. */
interface Job {
  /** The set's id. */
  set: string;
  /** Absolute path of the pages' folder. */
  pages: string;
  /** A hash of everything that affects the pages. */
  key: string;
  /** Options without the folder of the output. */
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
 * whose packages, texts, and options haven't changed. TypeDoc writes to another
 * folder first, so a failure keeps the old pages.
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
  const cache = path.join(siteDir, '.cache');
  fs.mkdirSync(cache, {recursive: true});
  // A development server and a build can run at the same time.
  const drafts = fs.mkdtempSync(path.join(cache, 'api-reference.'));
  try {
    await replacePages(siteDir, outdated, drafts);
  } finally {
    fs.rmSync(drafts, {recursive: true, force: true});
  }
}

/** Writes the pages of all jobs, then puts them in place. */
async function replacePages(
  siteDir: string,
  jobs: readonly Job[],
  drafts: string,
): Promise<void> {
  const draftOf = ({set}: Job) => path.join(drafts, set);
  const complaints = await Promise.all(
    jobs.map((job) => writePages(siteDir, job.options, draftOf(job))),
  );
  // Sets share packages, so they repeat messages.
  const different = Array.from(new Set(complaints)).join('');
  if (different) {
    throw new Error(`API reference: no pages were written.\n${different}`);
  }
  for (const job of jobs) {
    putInPlace(path.join(draftOf(job), 'api'), job.pages, job.key);
  }
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
    path.join(__dirname, '../type-text'),
    path.join(__dirname, '../site/facts.ts'),
    path.join(siteDir, 'package-lock.json'),
  ]);
  return sets.map(({id, docs, packages}) => {
    const modules = packages.flatMap((each) => modulesOf(siteDir, each));
    const options = {
      ...typedoc,
      frontmatterGlobals: date ? {last_update: {date}} : {},
      basePath: siteDir,
      entryPoints: modules.map(({file}) => file),
      modules,
    };
    return {
      set: id,
      pages: path.join(siteDir, docs, 'api'),
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
 * @param docs - the folder that receives the pages in `api/`, as if it were the
 *   set's own
 * @returns its output, or nothing on success
 */
async function writePages(
  siteDir: string,
  options: Job['options'],
  docs: string,
): Promise<string> {
  const out = path.join(docs, 'api');
  const script = path.join(__dirname, 'typedoc/run-plugin.ts');
  const typedoc = spawn(
    process.execPath,
    // Fewer collections of short-lived objects, of which a compiler has many.
    ['--max-semi-space-size=64', '--import', require.resolve('tsx'), script],
    {cwd: siteDir},
  );
  const input: PluginInput = {
    siteDir,
    options: {...options, docsPath: docs, out},
  };
  typedoc.stdin.end(JSON.stringify(input));
  const [errors, output] = await Promise.all([
    text(typedoc.stderr),
    text(typedoc.stdout),
  ]);
  // docusaurus-plugin-typedoc only prints failures.
  const isWritten = fs.existsSync(path.join(out, 'typedoc-sidebar.cjs'));
  if (isWritten) return '';
  return errors + output || 'TypeDoc ended without a message.';
}
