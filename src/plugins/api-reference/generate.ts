import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {type PackageSource, readPackageSource} from './entry-points';
import {fingerprintFolders} from './fingerprint';
import type {ApiReferenceOptions, ReferenceSet} from './options';

/** What the generator process is asked to do; it travels as JSON. */
export interface Job {
  siteDir: string;
  repository: string;
  packages: PackageSource[];
  sets: ReferenceSet[];
  /** Where to write: one folder for each set id, and `report.json`. */
  staging: string;
}

interface Stamp {
  inputs: string;
  outputs: Record<string, string>;
}

/**
 * Writes the API pages of every set, unless the pages on the disk are already
 * those that the installed packages, the declarations, the texts and the
 * options give.
 *
 * @returns whether anything was written.
 * @throws when a package cannot be read or the generator fails.
 */
export async function generateReference(
  siteDir: string,
  options: ApiReferenceOptions,
): Promise<'written' | 'unchanged'> {
  const packages = options.packages.map((documented) =>
    readPackageSource(siteDir, documented),
  );
  const cache = path.join(siteDir, '.cache', 'api-reference');
  const stampFile = path.join(cache, 'stamp.json');
  const inputs = fingerprintInputs(siteDir, options, packages);
  if (isCurrent(siteDir, options.sets, readStamp(stampFile), inputs)) {
    return 'unchanged';
  }

  fs.mkdirSync(cache, {recursive: true});
  const staging = fs.mkdtempSync(path.join(cache, 'run-'));
  try {
    await runGenerator({
      siteDir,
      repository: options.repository,
      packages,
      sets: options.sets,
      staging,
    });
    for (const set of options.sets) {
      replaceFolder(path.join(staging, set.id), apiFolder(siteDir, set));
    }
    fs.copyFileSync(
      path.join(staging, 'report.json'),
      path.join(cache, 'report.json'),
    );
    writeStamp(stampFile, {
      inputs,
      outputs: fingerprintOutputs(siteDir, options.sets),
    });
  } finally {
    fs.rmSync(staging, {recursive: true, force: true});
  }
  return 'written';
}

const apiFolder = (siteDir: string, set: ReferenceSet) =>
  path.join(siteDir, set.docs, 'api');

/** The generator is its own process: TypeDoc is ESM and holds a whole TypeScript program. */
async function runGenerator(job: Job): Promise<void> {
  const jobFile = path.join(job.staging, 'job.json');
  fs.writeFileSync(jobFile, JSON.stringify(job));
  try {
    await promisify(execFile)(
      process.execPath,
      [
        '--import',
        require.resolve('tsx'),
        path.join(__dirname, 'generator', 'main.ts'),
        jobFile,
      ],
      {maxBuffer: 64 * 1024 * 1024},
    );
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {
      stdout?: string;
      stderr?: string;
    };
    throw new Error(
      `API reference: the generator failed.\n${stderr}${stdout}`.trimEnd(),
      {cause: error},
    );
  }
}

/** Two runs at once each write a folder of their own; the last one to finish stays. */
function replaceFolder(from: string, to: string): void {
  const old = `${from}-old`;
  if (fs.existsSync(to)) {
    fs.renameSync(to, old);
  }
  fs.rmSync(to, {recursive: true, force: true});
  fs.mkdirSync(path.dirname(to), {recursive: true});
  fs.renameSync(from, to);
}

function fingerprintInputs(
  siteDir: string,
  options: ApiReferenceOptions,
  packages: PackageSource[],
): string {
  const folders = [
    __dirname,
    ...packages.map(({directory, handWritten}) =>
      handWritten ? directory : path.join(directory, 'src'),
    ),
  ];
  const versions = ['typescript', 'typedoc', 'typedoc-plugin-markdown'].map(
    (name) =>
      fs.readFileSync(
        path.join(siteDir, 'node_modules', name, 'package.json'),
        'utf8',
      ),
  );
  return createHash('sha256')
    .update(fingerprintFolders(folders))
    .update(JSON.stringify([options, packages.map((p) => p.version), versions]))
    .digest('hex');
}

function fingerprintOutputs(
  siteDir: string,
  sets: ReferenceSet[],
): Record<string, string> {
  return Object.fromEntries(
    sets.map((set) => [set.id, fingerprintFolders([apiFolder(siteDir, set)])]),
  );
}

function isCurrent(
  siteDir: string,
  sets: ReferenceSet[],
  stamp: Stamp | undefined,
  inputs: string,
): boolean {
  if (stamp?.inputs !== inputs) {
    return false;
  }
  const outputs = fingerprintOutputs(siteDir, sets);
  return sets.every(({id}) => stamp.outputs[id] === outputs[id]);
}

function readStamp(file: string): Stamp | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

function writeStamp(file: string, stamp: Stamp): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${JSON.stringify(stamp, null, 2)}\n`);
  fs.renameSync(draft, file);
}
