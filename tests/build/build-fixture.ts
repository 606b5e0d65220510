import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import type {FixtureSettings} from './fixture-config';

const repository = path.join(__dirname, '../..');
const generator = path.join(
  repository,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Longest time a fixture may take to build, in milliseconds. */
const patience = 100_000;

export interface Fixture {
  settings?: FixtureSettings;
  /** Text by path below the site's folder. */
  files: Readonly<Record<string, string>>;
}

export interface FixtureBuild {
  /** Exit code of the generator: 0 where the site was built. */
  code: number;
  /** What a maintainer reads in the terminal, without colours. */
  output: string;
  /** Folder of the built site; it is gone after `examine`. */
  directory: string;
}

/**
 * Builds a site from a fixture in a folder of its own, hands what came of it to
 * `examine` and removes the folder.
 *
 * @throws when the generator takes longer than the patience of a test
 */
export async function buildFixture<Result>(
  {settings = {}, files}: Fixture,
  examine: (build: FixtureBuild) => Result | Promise<Result>,
): Promise<Result> {
  // Inside the repository, so that the generator finds its packages.
  const parent = path.join(repository, '.cache/fixtures');
  await mkdir(parent, {recursive: true});
  const folder = await mkdtemp(path.join(parent, 'site-'));
  try {
    await writeFiles(folder, {
      'package.json': '{"name": "fixture"}',
      // Every page's navbar leads home.
      'src/pages/index.md': '# Home\n',
      'docusaurus.config.ts': [
        "import {fixtureConfig} from '../../../tests/build/fixture-config';",
        `export default fixtureConfig(${JSON.stringify(settings)});`,
      ].join('\n'),
      ...files,
    });
    const run = await runGenerator(folder);
    return await examine({...run, directory: path.join(folder, 'build')});
  } finally {
    await rm(folder, {recursive: true});
  }
}

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

function runGenerator(
  folder: string,
): Promise<Pick<FixtureBuild, 'code' | 'output'>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [generator, 'build', folder], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // A fixture's cache would be thrown away with its folder.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // Else the generator asks the registry for a newer version of itself.
        NO_UPDATE_NOTIFIER: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === null) {
        reject(new Error(`the fixture took over ${patience} ms:\n${output}`));
      } else {
        resolve({code, output: stripVTControlCharacters(output)});
      }
    });
  });
}
