import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {fingerprintFolders} from './fingerprint';
import {readLastUpdate} from './last-update';
import {modulesOf} from './modules';
import type {Reference} from './options';

/**
 * Writes the API pages of all sets with docusaurus-plugin-typedoc, unless those
 * on the disk are what the packages, the texts and the options give. They are
 * written elsewhere and then put in place, so a failure leaves the old ones.
 *
 * @returns whether anything was written.
 * @throws when a package cannot be read, and with what TypeDoc complains of.
 */
export async function generateReference(
  siteDir: string,
  reference: Reference,
): Promise<boolean> {
  const frontmatterGlobals = await readLastUpdate(siteDir);
  const modules = reference.packages.flatMap((each) =>
    modulesOf(siteDir, each),
  );
  const pages = reference.sets.map(({docs}) => path.join(siteDir, docs, 'api'));
  const inputs = createHash('sha256')
    .update(fs.readFileSync(path.join(siteDir, 'package.json')))
    .update(JSON.stringify([reference, modules, frontmatterGlobals]))
    .update(
      fingerprintFolders([
        __dirname,
        ...modules.map(({source: {directory, handWritten}}) =>
          handWritten ? directory : path.join(directory, 'src'),
        ),
      ]),
    )
    .digest('hex');
  const current = () => `${inputs} ${fingerprintFolders(pages)}`;
  const cache = path.join(siteDir, '.cache', 'api-reference');
  const stamp = path.join(cache, 'stamp');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current()) {
    return false;
  }

  fs.mkdirSync(cache, {recursive: true});
  const staging = fs.mkdtempSync(path.join(cache, 'run-'));
  const out = ({id}: {id: string}) => path.join(staging, id, 'api');
  try {
    await runTypedoc(siteDir, {
      ...reference.typedoc,
      frontmatterGlobals,
      out: staging,
      outputs: reference.sets.map((docsSet) => ({
        name: 'markdown',
        path: out(docsSet),
        options: {docsSet, docsPath: path.dirname(out(docsSet))},
      })),
      basePath: siteDir,
      entryPoints: modules.map(({file}) => file),
      modules,
    });
    reference.sets.forEach((set, index) => {
      // Each output has the pages of all packages.
      for (const {name} of reference.packages) {
        if (set.packages.includes(name)) continue;
        fs.rmSync(path.join(out(set), name), {recursive: true});
      }
      const old = path.join(staging, `${set.id}-old`);
      if (fs.existsSync(pages[index]!)) fs.renameSync(pages[index]!, old);
      fs.renameSync(out(set), pages[index]!);
    });
    fs.writeFileSync(stamp, current());
  } finally {
    fs.rmSync(staging, {recursive: true, force: true});
  }
  return true;
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
