import {Globby} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {repository} from '../build/run-generator';

const site = path.join(repository, '.cache/fixtures/build-faults');
const outDir = path.join(site, 'build');
const lock = path.join(site, '.docusaurus/build.lock');
const generator = path.join(
  repository,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Longest time that a build of this small site may take, in milliseconds. */
const patience = 120_000;

interface Run {
  /** Exit code; null where a signal ended the build. */
  code: number | null;
  output: string;
}

/**
 * Builds the site in a process of its own, with the bundler's caches.
 *
 * @param limit largest file that the build may write, in units of 1024 bytes
 * @param onLocked called once when the build has marked the folder as its own, with what kills it
 */
function build({
  limit = 'unlimited',
  onLocked,
}: {
  limit?: string;
  onLocked?: (kill: () => void) => void;
} = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'bash',
      [
        '-c',
        `ulimit -f ${limit} && exec "$0" "$@"`,
        process.execPath,
        generator,
        'build',
      ],
      {
        cwd: site,
        env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: patience,
      },
    );
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const watch = setInterval(() => {
      if (!existsSync(lock)) return;
      clearInterval(watch);
      onLocked?.(() => child.kill('SIGKILL'));
    }, 20);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({code, output});
    });
  });
}

/** The built site: text by path. */
async function read(): Promise<Record<string, string>> {
  const files = await Globby('**/*', {cwd: outDir});
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [file, readFileSync(path.join(outDir, file), 'latin1')]),
  );
}

/** Builds and expects the site that was built when nothing was wrong. */
async function expectWhole(): Promise<void> {
  const {code, output} = await build();
  expect(code, output).toBe(0);
  expect(await read()).toEqual(whole);
}

let whole: Record<string, string>;

test.describe.configure({mode: 'serial', timeout: 4 * patience});

test.beforeAll(async () => {
  test.setTimeout(patience);
  rmSync(site, {recursive: true, force: true});
  const files = {
    'package.json': '{"name": "fixture"}',
    'src/pages/index.md': '# Home\n\nA page.\n',
    'docs/guide.md': `# Guide\n\n${'A sentence of a long guide. '.repeat(2000)}\n`,
    'docusaurus.config.ts': [
      "import {fixtureConfig} from '../../../tests/build/fixture-config';",
      'export default {',
      '  ...fixtureConfig({}),',
      '  plugins: [',
      "    '../../../src/plugins/one-build/index.ts',",
      "    '../../../src/plugins/whole-cache/index.ts',",
      '  ],',
      '};',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const {code, output} = await build();
  expect(code, output).toBe(0);
  whole = await read();
  expect(Object.keys(whole).length).toBeGreaterThan(5);
  expect(existsSync(lock)).toBe(false);
});

test.afterAll(() => rmSync(site, {recursive: true, force: true}));

test('a write that fails stops the build, and the next one is whole', async () => {
  rmSync(path.join(site, '.docusaurus/bundler-cache'), {recursive: true});
  const {code, output} = await build({limit: '16'});
  expect(code, output).not.toBe(0);
  await expectWhole();
});

test('a build after one that was killed is whole', async () => {
  const {code} = await build({onLocked: (kill) => kill()});
  expect(code).toBeNull();
  expect(existsSync(lock)).toBe(true);
  await expectWhole();
});

test('a second build in one folder is refused, and the first is whole', async () => {
  // The first is to take longer than the second needs to begin.
  rmSync(path.join(site, '.docusaurus/bundler-cache'), {
    recursive: true,
    force: true,
  });
  let second: Promise<Run> | undefined;
  const {code, output} = await build({
    onLocked: () => {
      second = build();
    },
  });
  const refused = await second!;
  expect(refused.code).not.toBe(0);
  expect(refused.output).toMatch(/Process \d+ is building this site/);
  expect(code, output).toBe(0);
  expect(await read()).toEqual(whole);
});

test('corrupt caches make no broken site', async () => {
  const caches = await Globby(
    ['.docusaurus/bundler-cache/**', '.docusaurus/**/*.json'],
    {cwd: site, dot: true, absolute: true},
  );
  expect(caches.length).toBeGreaterThan(5);
  for (const file of caches) writeFileSync(file, 'not what was written');
  await expectWhole();
});

test('missing generated files are generated again', async () => {
  rmSync(path.join(site, '.docusaurus'), {recursive: true});
  await expectWhole();
});
