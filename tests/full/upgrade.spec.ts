import {expect, test} from '@playwright/test';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {mustRun, runCommand} from '../../scripts/docs-upgrade/run-command';
import {copySite} from '../../scripts/docs-upgrade/site-copy';
import {changePins} from '../../scripts/docs-upgrade/try-upgrade';
import {repository} from '../build/run-docusaurus';

const site = path.join(repository, '.cache/upgrade-site');
const earlier = new Map([
  ['@reactive-dot/react', '0.60.2'],
  ['@reactive-dot/core', '0.61.0'],
  ['@reactive-dot/utils', '0.10.1'],
]);

/** Longest time that npm and the samples' check may take, in milliseconds. */
const patience = 900_000;

const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
const upgrade = (...args: string[]) =>
  runCommand('npm', ['run', 'docs:upgrade', '--', ...args], site);

/** The pinned versions of this repository, as arguments. */
function pinned(): string[] {
  const {dependencies} = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  return Array.from(
    earlier.keys(),
    (specifier) => `${specifier}@${dependencies[specifier]}`,
  );
}

test.describe.configure({mode: 'serial'});

test.describe('an upgrade from an earlier release to the pinned one', () => {
  test.beforeAll(async () => {
    test.setTimeout(patience);
    const {code} = await runCommand('npm', ['ping'], repository);
    expect(code, 'the registry, which this test installs from, answers').toBe(
      0,
    );
    copySite(repository, site);
    writeFileSync(
      path.join(site, 'package.json'),
      changePins(read('package.json'), earlier),
    );
    await mustRun('npm', ['install'], site);
  });
  test.afterAll(() => rmSync(site, {recursive: true, force: true}));

  test('is told by a dry run, which changes nothing', async () => {
    test.setTimeout(patience);
    const before = [read('package.json'), read('package-lock.json')];
    const {code, output} = await upgrade(...pinned(), '--dry-run');
    expect(code, output).toBe(0);
    for (const line of [
      'A dry run on a copy of the site. Nothing was changed.',
      '- `useMutationListener`, function of `@reactive-dot/react`',
      '- `aggregateWallets`, function of `@reactive-dot/core`',
    ]) {
      expect(output.split('\n')).toContain(line);
    }
    expect(output).toContain('### Deprecated now\n\n- `useMutationEffect`');
    expect(output).toMatch(/^All check: \d+ samples/m);
    expect([read('package.json'), read('package-lock.json')]).toEqual(before);
    expect(
      JSON.parse(read('node_modules/@reactive-dot/react/package.json')),
    ).toMatchObject({version: '0.60.2'});
  });

  test('to a release that does not exist leaves everything as it was', async () => {
    test.setTimeout(patience);
    const before = [read('package.json'), read('package-lock.json')];
    const {code, output} = await upgrade('core@0.68.999');
    expect(code).toBe(1);
    expect(output).toContain('The registry has no @reactive-dot/core 0.68.999');
    expect([read('package.json'), read('package-lock.json')]).toEqual(before);
  });

  test('moves pins and lock file, installs and generates', async () => {
    test.setTimeout(patience);
    const {code, output} = await upgrade(...pinned());
    expect(code, output).toBe(0);
    expect(output).toContain(
      'It is generated, and no text or example is missing or left over.',
    );
    expect(read('package.json')).toBe(
      readFileSync(path.join(repository, 'package.json'), 'utf8'),
    );
    expect(
      JSON.parse(read('node_modules/@reactive-dot/react/package.json')),
    ).toMatchObject({version: pinned()[0]!.split('@').at(-1)});
    expect(read('docs-react/api/react/index.mdx')).toContain(
      'useMutationListener',
    );
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, {version?: string}>;
    };
    expect(lock.packages['node_modules/@reactive-dot/core']?.version).toBe(
      pinned()[1]!.split('@').at(-1),
    );
  });
});
