import {execFile} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {
  isGeneratedFrom,
  putInPlace,
} from '../../src/build-cache/generated-folder';
import {hashFiles, hashOf} from '../../src/build-cache/hash';
import {chainFile, contractFile, root} from './files';

const run = promisify(execFile);

/** The input of a folder of descriptors. */
export interface DescriptorsInput {
  /** Metadata (SCALE) by chain name. */
  chains: Record<string, Uint8Array>;
  /** Names of the ink! contracts in `descriptors/contracts`. */
  contracts: readonly string[];
}

/** Reads the committed metadata of the given chains. */
export function readChains(
  names: readonly string[],
): Record<string, Uint8Array> {
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(chainFile(name))]),
  );
}

/**
 * Generates descriptors with the installed command line tool of polkadot-api,
 * without a network. Does nothing if the folder's input hasn't changed. Several
 * processes can run this at the same time.
 *
 * @param folder - absolute; replaced as a whole
 * @returns whether anything was written
 * @throws with the tool's message if it fails
 */
export async function generateDescriptors(
  folder: string,
  input: DescriptorsInput,
): Promise<boolean> {
  const key = keyOf(input);
  if (isGeneratedFrom(folder, key)) return false;

  mkdirSync(path.dirname(folder), {recursive: true});
  const workshop = mkdtempSync(`${folder}.`);
  try {
    writeConfig(workshop, input);
    await runTool(workshop);
    putInPlace(path.join(workshop, 'descriptors'), folder, key);
  } finally {
    rmSync(workshop, {recursive: true, force: true});
  }
  return true;
}

function keyOf({chains, contracts}: DescriptorsInput): string {
  const metadata = Object.entries(chains).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString('base64'),
  ]);
  const tool = path.join(root, 'node_modules/@polkadot-api/cli/package.json');
  return hashOf([
    metadata,
    contracts,
    hashFiles([tool, ...contracts.map(contractFile)]),
  ]);
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
    // For an empty list, the tool generates broken code.
    ...(input.contracts.length > 0 && {
      ink: Object.fromEntries(
        input.contracts.map((name) => [name, contractFile(name)]),
      ),
    }),
    // Keeps the tool from adding the descriptors to package.json and installing
    // them.
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
  // If the generated code doesn't compile, the tool exits with 0 but writes no
  // `generated.json`.
  if (!existsSync(path.join(workshop, 'descriptors/generated.json'))) {
    throw new Error(`polkadot-api generate failed.\n${stdout}${stderr}`);
  }
}
