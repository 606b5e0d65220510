import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {getFileCommitDate} from '@docusaurus/utils';

import {fingerprintFolders} from './fingerprint';
import {modulesOf} from './modules';
import type {Reference} from './options';

/**
 * Writes the API pages of all sets with docusaurus-plugin-typedoc, unless those
 * on the disk were made from the same packages, texts and options.
 *
 * @returns whether anything was written.
 * @throws when a package cannot be read, and with what TypeDoc complains of.
 */
export async function generateReference(
  siteDir: string,
  {packages, sets, typedoc}: Reference,
): Promise<boolean> {
  const frontmatterGlobals = await readLastUpdate(siteDir);
  const cache = path.join(siteDir, '.cache/api-reference');
  const runs = sets.map(({id, docs, packages: names}) => {
    const modules = names
      .map((name) => packages.find((each) => each.name === name)!)
      .flatMap((source) => modulesOf(siteDir, source));
    return {
      pages: path.join(siteDir, docs, 'api'),
      options: {
        ...typedoc,
        frontmatterGlobals,
        basePath: siteDir,
        entryPoints: modules.map(({file}) => file),
        modules,
        // Written elsewhere and then put in place, so a failure leaves the old ones.
        docsPath: path.join(cache, id),
        out: path.join(cache, id, 'api'),
      },
    };
  });
  const options = runs.map((run) => run.options);
  // Both sets show some packages.
  const folders = new Set(
    options.flatMap(({entryPoints}) => entryPoints.map(path.dirname)),
  );
  const inputs = `${JSON.stringify(options)} ${fingerprintFolders([__dirname, ...folders])}`;
  const stamp = path.join(cache, 'stamp');
  const isCurrent =
    runs.every(({pages}) => fs.existsSync(pages)) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === inputs;
  if (isCurrent) return false;

  fs.rmSync(cache, {recursive: true, force: true});
  const complaints = await runTypedoc(siteDir, options);
  for (const {pages, options} of runs) {
    // The plugin only prints what fails.
    if (!fs.existsSync(path.join(options.out, 'typedoc-sidebar.cjs'))) {
      throw new Error(`API reference: no pages were written.\n${complaints}`);
    }
    fs.rmSync(pages, {recursive: true, force: true});
    fs.renameSync(options.out, pages);
  }
  fs.writeFileSync(stamp, inputs);
  return true;
}

/** A process of its own: TypeDoc and its plugins are ESM and hold a whole TypeScript program. */
async function runTypedoc(siteDir: string, options: object[]): Promise<string> {
  const program = path.join(__dirname, 'typedoc/run.ts');
  const run = promisify(execFile)(
    process.execPath,
    ['--import', require.resolve('tsx'), program],
    {cwd: siteDir, maxBuffer: 64 * 1024 * 1024},
  );
  run.child.stdin?.end(JSON.stringify({siteDir, options}));
  const {stdout, stderr} = await run.catch(
    (failed: {stdout: string; stderr: string}) => failed,
  );
  return stderr + stdout;
}

/** When the texts were last changed: git knows nothing of the pages, and Docusaurus would warn of that with each build. */
async function readLastUpdate(siteDir: string): Promise<object> {
  const texts = path.join(siteDir, 'src/reference');
  const commit = await getFileCommitDate(texts, {age: 'newest'}).catch(
    () => undefined,
  );
  return commit ? {last_update: {date: commit.date.toISOString()}} : {};
}
