// Follows the React guides like a reader: types their commands, writes their
// files, and builds. Each test continues the project of the previous one, and
// needs the npm registry. `npm run check` only checks the types of samples.
import {expect, test} from '@playwright/test';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Fence} from '../../src/content/code-samples/model';
import {viewSample} from '../../src/content/code-samples/view-sample';
import {mustRun, runCommand} from '../run-command';
import {fencesIn} from '../fences';
import {readGuide, siteDir} from '../unit/guides/read-guide';

/** For the installs of one page, which depend on the network. */
const pageTimeoutMs = 15 * 60_000;

const fencesOf = (page: string) =>
  fencesIn(readGuide(`docs-react/${page}.mdx`));

/**
 * Chains whose committed metadata replaces that of chains without any, by the
 * names of the latter in the guides.
 */
const standIns: Record<string, string> = {
  westend_asset_hub: 'kusama_asset_hub',
};

/**
 * Returns the shell lines of a page that a reader types before `npm run dev`.
 */
const commandsOf = (page: string) =>
  fencesOf(page)
    .filter(({language}) => language === 'bash')
    .flatMap(({code}) => code.split('\n'))
    .filter((line) => line !== 'npm run dev');

/** Changes `papi add` to use the committed metadata, without a network. */
const withoutNetwork = (command: string) =>
  command.replace(
    /^(npx papi add (\w+)) -[nw] \S+$/,
    (_, added: string, chain: string) =>
      `${added} -f ${path.join(siteDir, 'descriptors/chains', `${standIns[chain] ?? chain}.scale`)}`,
  );

test.describe.configure({mode: 'serial'});

test.describe('Getting started, followed step by step', () => {
  /** Contains the projects. */
  let folder: string;
  /** The reader's working directory. */
  let project: string;

  test.beforeAll(async () => {
    test.setTimeout(pageTimeoutMs);
    folder = mkdtempSync(path.join(tmpdir(), 'getting-started-'));
    const {code, output} = await runCommand(
      'npm',
      ['ping', '--fetch-retries=0'],
      siteDir,
    );
    expect(
      code,
      `This test needs the npm registry, which doesn't answer. Connect to a network, or see npm's output:\n${output}`,
    ).toBe(0);
  });
  test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  /** Runs a command, or changes the working directory. */
  async function follow(command: string) {
    const [program = '', ...args] = withoutNetwork(command).split(' ');
    if (program === 'cd') {
      project = path.join(project, args.join(' '));
      return;
    }
    // `npm create` asks before it downloads. A reader types "y".
    const environment = {npm_config_yes: 'true'};
    await mustRun(program, args, project, {environment});
  }

  async function followCommandsOf(page: string) {
    for (const command of commandsOf(page)) await follow(command);
  }

  const manifest = () => path.join(project, 'package.json');

  /**
   * Writes a page's files. Its parts of package.json are merged. Ignores blocks
   * that aren't files, such as commands.
   *
   * @param isMeant - whether to write the file with a title. By default, all
   */
  function writeSamples(
    page: string,
    isMeant: (title: string) => boolean = Boolean,
  ) {
    const named = fencesOf(page).filter(({title = ''}) => isMeant(title));
    expect(named.length).toBeGreaterThan(0);
    for (const fence of named) {
      const {title = ''} = fence;
      const code = copiedFrom(fence);
      if (title === 'package.json') {
        const all = JSON.parse(readFileSync(manifest(), 'utf8')) as object;
        const added = JSON.parse(code) as object;
        writeFileSync(manifest(), JSON.stringify(mergeDeep(all, added)));
      } else if (title === 'Changes to tsconfig.app.json') {
        includeAsShown(path.join(project, 'tsconfig.app.json'), code);
      } else if (/^(src|test|server)\/|^vitest\.config\.ts$/.test(title)) {
        mkdirSync(path.dirname(path.join(project, title)), {recursive: true});
        writeFileSync(path.join(project, title), code);
      }
    }
  }

  /** Runs the template's build script: `tsc -b`, then `vite build`. */
  const build = () => follow('npm run build');

  test('Quick start creates an app that builds', async () => {
    test.setTimeout(pageTimeoutMs);
    project = path.join(folder, 'quick-start');
    mkdirSync(project);
    await followCommandsOf('getting-started/quick-start');
    writeSamples('getting-started/quick-start');
    await build();
  });

  test('Setup creates a project that builds', async () => {
    test.setTimeout(pageTimeoutMs);
    project = folder;
    await followCommandsOf('getting-started/setup');
    writeSamples('getting-started/setup');
    // Setup links to this change of package.json.
    writeSamples(
      'guides/chains-and-types',
      (title) => title === 'package.json',
    );
    await build();
    expect(
      readFileSync(manifest(), 'utf8'),
      'papi adds its package, as the page says',
    ).toContain('"file:.papi/descriptors"');
  });

  for (const page of [
    'connect-wallets',
    'query',
    'mutation',
    'transfer-form',
  ]) {
    test(`the project builds with the samples of ${page}`, async () => {
      test.setTimeout(pageTimeoutMs);
      await followCommandsOf(`getting-started/${page}`);
      writeSamples(`getting-started/${page}`);
      await build();
    });
  }

  test('the files of the testing guides pass type checks, lint, and tests', async () => {
    test.setTimeout(pageTimeoutMs);
    // These need files of the guide Connection.
    const omitted = [
      'src/connection-notice.test.tsx',
      'src/connection-socket.test.tsx',
    ];
    for (const page of ['guides/testing', 'guides/testing-transactions']) {
      await followCommandsOf(page);
      writeSamples(page, (title) => title !== '' && !omitted.includes(title));
    }
    // The test of a reload imports these.
    writeSamples('guides/connection', (title) =>
      title.endsWith('/create-connection.ts'),
    );
    writeSamples('guides/choose-a-node', (title) =>
      /^src\/(nodes|connections)\.ts$/.test(title),
    );
    // These two come with a test.
    writeSamples('guides/activity-feed', (title) =>
      /ActivityFeed|use-transfers/.test(title),
    );
    writeSamples('guides/wallets-in-depth', (title) =>
      title.includes('is-same-account'),
    );
    leaveGeneratedFilesToPapi(path.join(project, 'eslint.config.js'));
    await build();
    await follow('npm run lint');
    await follow('npx vitest run');
  });

  test('the project builds with the wallet packages and their samples, and the override leaves one core', async () => {
    test.setTimeout(pageTimeoutMs);
    // The example configuration, and the button of DOTConnect.
    const omitted = ['src/config.ts', 'src/ConnectButton.tsx'];
    writeSamples(
      'guides/wallets-in-depth',
      (title) => title !== '' && !omitted.includes(title),
    );
    await followCommandsOf('guides/wallets-in-depth');
    writeSamples('guides/sign-in', (title) => /^(src|server)\//.test(title));
    await followCommandsOf('guides/sign-in');
    await build();
    await follow(
      'npx tsc --noEmit --strict --skipLibCheck --target es2022 --module preserve server/main.ts',
    );
    const {stdout} = await runCommand(
      'npm',
      ['ls', '@reactive-dot/core'],
      project,
    );
    const cores = stdout.match(/@reactive-dot\/core@[\d.]+/g);
    expect(new Set(cores).size, stdout).toBe(1);
  });
});

/** Returns what a reader copies, which leaves out hidden lines. */
const copiedFrom = (fence: Fence): string =>
  viewSample(fence)
    .lines.map(({text}) => `${text}\n`)
    .join('');

/**
 * Replaces the list in the template's file, which has comments, with that of a
 * page.
 */
function includeAsShown(file: string, shown: string) {
  const {include} = JSON.parse(`{${shown}}`) as {include: string[]};
  const template = readFileSync(file, 'utf8');
  const amended = template.replace(
    /"include": \[[^\]]*\]/,
    `"include": ${JSON.stringify(include)}`,
  );
  expect(amended).not.toBe(template);
  writeFileSync(file, amended);
}

/** Applies the ESLint change of Chains and types. */
function leaveGeneratedFilesToPapi(file: string) {
  const template = readFileSync(file, 'utf8');
  const amended = template.replace(
    "globalIgnores(['dist']),",
    "globalIgnores(['dist']),\n  { ignores: ['.papi'] },",
  );
  expect(amended).not.toBe(template);
  writeFileSync(file, amended);
}

type Json = Record<string, unknown>;

/** Merges two objects deeply. The second one wins for plain values. */
function mergeDeep(all: object, added: object): object {
  return Object.entries(added).reduce<Json>(
    (merged, [key, value]: [string, unknown]) => ({
      ...merged,
      [key]:
        value instanceof Object
          ? mergeDeep((merged[key] as object | undefined) ?? {}, value)
          : value,
    }),
    {...all},
  );
}
