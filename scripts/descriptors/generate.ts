import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {chainFile, contractFile, root} from './files';

const run = promisify(execFile);

/** What a folder of descriptors is generated from. */
export interface DescriptorsInput {
  /** Metadata (SCALE) by chain name. */
  chains: Record<string, Uint8Array>;
  /** Names of the ink contracts in `descriptors/contracts`. */
  contracts: readonly string[];
}

/** Reads the committed metadata of the named chains. */
export function readChains(
  names: readonly string[],
): Record<string, Uint8Array> {
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(chainFile(name))]),
  );
}

/**
 * Generates descriptors with the command line tool of polkadot-api that is
 * installed, without a network, into `folder`. Nothing is done when the folder
 * was made from the same input already. Safe to run twice at once: the folder
 * appears whole, and the slower run leaves the faster one's result in place.
 *
 * @returns whether anything was written
 * @throws with the tool's own message if it fails
 */
export async function generateDescriptors(
  folder: string,
  input: DescriptorsInput,
): Promise<boolean> {
  const fingerprint = fingerprintOf(input);
  if (isMadeFrom(folder, fingerprint)) return false;

  mkdirSync(path.dirname(folder), {recursive: true});
  const workshop = mkdtempSync(`${folder}.`);
  try {
    writeConfig(workshop, input);
    await runTool(workshop);
    const made = path.join(workshop, 'descriptors');
    writeFileSync(path.join(made, 'fingerprint'), fingerprint);
    try {
      replaceFolder(made, folder, workshop);
    } catch (error) {
      // Another run that started at the same time was faster.
      if (!isMadeFrom(folder, fingerprint)) throw error;
    }
  } finally {
    rmSync(workshop, {recursive: true, force: true});
  }
  return true;
}

function fingerprintOf(input: DescriptorsInput): string {
  const hash = createHash('sha256');
  hash.update(toolVersion());
  for (const [name, metadata] of Object.entries(input.chains)) {
    hash.update(`\n${name}\n`).update(metadata);
  }
  for (const name of input.contracts) {
    hash.update(`\n${name}\n`).update(readFileSync(contractFile(name)));
  }
  return hash.digest('hex');
}

function toolVersion(): string {
  const file = path.join(root, 'node_modules/@polkadot-api/cli/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

function isMadeFrom(folder: string, fingerprint: string): boolean {
  const file = path.join(folder, 'fingerprint');
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint;
}

function writeConfig(workshop: string, input: DescriptorsInput): void {
  const entries: Record<string, {metadata: string}> = {};
  for (const [name, metadata] of Object.entries(input.chains)) {
    const file = `${name}.scale`;
    writeFileSync(path.join(workshop, file), metadata);
    entries[name] = {metadata: file};
  }
  const config = {
    version: 0,
    descriptorPath: 'descriptors',
    entries,
    // The tool generates broken code from an empty list.
    ...(input.contracts.length > 0 && {
      ink: Object.fromEntries(
        input.contracts.map((name) => [name, contractFile(name)]),
      ),
    }),
    // Otherwise the tool adds the descriptors to package.json and installs.
    options: {noDescriptorsPackage: true},
  };
  writeFileSync(
    path.join(workshop, 'polkadot-api.json'),
    JSON.stringify(config),
  );
}

async function runTool(workshop: string): Promise<void> {
  const tool = path.join(root, 'node_modules/polkadot-api/bin/cli.mjs');
  const {stdout, stderr} = await run(
    process.execPath,
    [tool, 'generate', '--config', 'polkadot-api.json'],
    {cwd: workshop},
  );
  // The tool ends with 0 when the generated code does not compile; only then
  // does it leave no `generated.json`.
  if (!existsSync(path.join(workshop, 'descriptors/generated.json'))) {
    throw new Error(`polkadot-api generate failed.\n${stdout}${stderr}`);
  }
}

function replaceFolder(made: string, folder: string, workshop: string): void {
  if (existsSync(folder)) renameSync(folder, path.join(workshop, 'replaced'));
  renameSync(made, folder);
}
