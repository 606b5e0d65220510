import {expect, test} from '@playwright/test';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import manifest from '../../package.json';
import {
  metadataPath,
  projectChains,
  projectFiles,
} from '../../src/live-examples/playground/project';
import {readDemos} from '../../src/live-examples/read-demos';
import {runCommand} from '../run-command';

const root = path.resolve(__dirname, '../..');
const demos = readDemos();

test('a project that was taken home installs, checks and builds, whatever the example', async () => {
  test.setTimeout(900_000);
  const project = mkdtempSync(path.join(tmpdir(), 'playground-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    writeFileSync(path.join(project, file), text);
  };
  const run = async (...args: string[]) => {
    // A script of ours runs with our .npmrc, which keeps packages from running theirs.
    const environment = {npm_config_ignore_scripts: 'false'};
    const {code, output} = await runCommand('npm', args, project, {
      environment,
    });
    expect(code, `npm ${args.join(' ')}\n${output}`).toBe(0);
  };
  try {
    const versions = {...manifest.dependencies, ...manifest.devDependencies};
    const files = projectFiles('example', demos[0]!.code, versions);
    for (const [file, text] of Object.entries(files)) write(file, text);
    for (const chain of Object.keys(projectChains)) {
      write(metadataPath(chain), '');
      cpSync(
        path.join(root, 'descriptors/chains', `${chain}.scale`),
        path.join(project, metadataPath(chain)),
      );
    }
    await run('install');
    // All of them at once: each would be built alike.
    for (const {name, code} of demos) write(`src/${name}.tsx`, code);
    await run('run', 'build');
  } finally {
    rmSync(project, {recursive: true, force: true});
  }
});
