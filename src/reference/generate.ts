import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {getGitLastUpdate} from '@docusaurus/utils';
import {hashElement} from 'folder-hash';

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
  {sets, typedoc}: Reference,
): Promise<boolean> {
  // Git knows nothing of the pages, and Docusaurus would warn of that with each build.
  const {lastUpdatedAt} = (await getGitLastUpdate(__dirname)) ?? {};
  const date = lastUpdatedAt && new Date(lastUpdatedAt).toISOString();
  const cache = path.join(siteDir, '.cache/api-reference');
  const options = sets.map(({id, packages}) => {
    const modules = packages.flatMap((each) => modulesOf(siteDir, each));
    return {
      ...typedoc,
      frontmatterGlobals: date ? {last_update: {date}} : {},
      basePath: siteDir,
      entryPoints: modules.map(({file}) => file),
      modules,
      // Written elsewhere and then put in place, so a failure leaves the old ones.
      docsPath: path.join(cache, id),
      out: path.join(cache, id, 'api'),
    };
  });
  const files = options.flatMap(({entryPoints}) => entryPoints);
  const folders = new Set([__dirname, ...files.map(path.dirname)]);
  const contents = await Promise.all(
    Array.from(folders, async (folder) => (await hashElement(folder)).hash),
  );
  const inputs = JSON.stringify({options, contents});
  const stamp = path.join(cache, 'stamp');
  const pages = sets.map(({docs}) => path.join(siteDir, docs, 'api'));
  const isCurrent =
    [...pages, stamp].every(fs.existsSync) &&
    fs.readFileSync(stamp, 'utf8') === inputs;
  if (isCurrent) return false;

  fs.rmSync(cache, {recursive: true, force: true});
  const complaints = runTypedoc(siteDir, options);
  options.forEach(({out}, index) => {
    // The plugin only prints what fails.
    if (!fs.existsSync(path.join(out, 'typedoc-sidebar.cjs'))) {
      throw new Error(`API reference: no pages were written.\n${complaints}`);
    }
    fs.rmSync(pages[index]!, {recursive: true, force: true});
    fs.renameSync(out, pages[index]!);
  });
  fs.writeFileSync(stamp, inputs);
  return true;
}

/** A process of its own: TypeDoc and its plugins are ESM and hold a whole TypeScript program. */
function runTypedoc(siteDir: string, options: object[]): string {
  const script = path.join(__dirname, 'typedoc/run.ts');
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), script],
    {
      cwd: siteDir,
      input: JSON.stringify({siteDir, options}),
      encoding: 'utf8',
    },
  );
  return stderr + stdout;
}
