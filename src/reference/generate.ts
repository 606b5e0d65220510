import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {fingerprintFolders} from './fingerprint';
import {readLastUpdate} from './last-update';
import {modulesOf, versionOf} from './modules';
import type {ReferenceSet} from './options';
import type {ReferenceOptions} from './typedoc/model';

/**
 * Writes the API pages of a set with docusaurus-plugin-typedoc, unless those on
 * the disk are what the packages, the texts and the options give. They are
 * written elsewhere and then put in place, so a failure leaves the old ones.
 *
 * @returns whether anything was written.
 * @throws when a package cannot be read, and with what TypeDoc complains of.
 */
export async function generateReference(
  siteDir: string,
  {typedoc, ...others}: ReferenceSet,
): Promise<'written' | 'unchanged'> {
  const frontmatterGlobals = await readLastUpdate(siteDir);
  const set = {...others, typedoc: {...typedoc, frontmatterGlobals}};
  const reference: ReferenceOptions = {
    description: set.description,
    repository: set.repository,
    packages: set.packages.map((source) => ({
      ...source,
      directory: path.join(siteDir, source.directory),
      version: versionOf(siteDir, source),
      modules: modulesOf(siteDir, source),
    })),
  };
  const pages = path.join(siteDir, set.docs, 'api');
  const cache = path.join(siteDir, '.cache', 'api-reference');
  const stamp = path.join(cache, `${set.id}.stamp`);
  const inputs = fingerprintInputs(siteDir, set, reference);
  const current = () => `${inputs} ${fingerprintFolders([pages])}`;
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current()) {
    return 'unchanged';
  }

  fs.mkdirSync(cache, {recursive: true});
  const staging = fs.mkdtempSync(path.join(cache, 'run-'));
  const out = path.join(staging, 'api');
  try {
    await runTypedoc(siteDir, {
      ...set.typedoc,
      out,
      docsPath: staging,
      basePath: siteDir,
      entryPoints: reference.packages.flatMap(({modules}) =>
        modules.map(({file}) => file),
      ),
      reference,
    });
    if (fs.existsSync(pages)) fs.renameSync(pages, path.join(staging, 'old'));
    fs.renameSync(out, pages);
    fs.writeFileSync(path.join(staging, 'stamp'), current());
    fs.renameSync(path.join(staging, 'stamp'), stamp);
  } finally {
    fs.rmSync(staging, {recursive: true, force: true});
  }
  return 'written';
}

/** A process of its own: TypeDoc and its plugins are ESM and hold a whole TypeScript program. */
async function runTypedoc(siteDir: string, options: object): Promise<void> {
  const program = path.join(__dirname, 'typedoc/run.ts');
  const run = promisify(execFile)(
    process.execPath,
    ['--import', require.resolve('tsx'), program],
    {cwd: siteDir, maxBuffer: 64 * 1024 * 1024},
  );
  run.child.stdin?.end(JSON.stringify({siteDir, options}));
  await run.catch((error: {stdout: string; stderr: string}) => {
    throw new Error(
      `API reference: no pages were written.\n${error.stderr}${error.stdout}`,
      {cause: error},
    );
  });
}

function fingerprintInputs(
  siteDir: string,
  set: ReferenceSet,
  {packages}: ReferenceOptions,
): string {
  const sources = packages.map(({directory, handWritten}) =>
    handWritten ? directory : path.join(directory, 'src'),
  );
  const tools = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  return createHash('sha256')
    .update(fingerprintFolders([__dirname, ...sources]))
    .update(JSON.stringify([set, packages, tools]))
    .digest('hex');
}
