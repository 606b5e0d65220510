import {expect, test} from 'vitest';

import {
  checkLicenses,
  checkLock,
  checkSettings,
  checkVersions,
  type LockedPackage,
  type LockFile,
} from '../../../scripts/supply-chain/check-packages';

const integrity = `sha512-${'A'.repeat(86)}==`;
const sound: LockedPackage = {version: '1.0.0', integrity, license: 'MIT'};

const lockOf = (packages: Record<string, LockedPackage>): LockFile => ({
  lockfileVersion: 3,
  packages: {'': {}, 'node_modules/sound': sound, ...packages},
});

test.describe('versions', () => {
  for (const version of ['^1.2.3', '1.2', 'latest', 'file:../a', '$other']) {
    test(`${version} is named`, () => {
      expect(checkVersions({devDependencies: {some: version}})).toEqual([
        expect.stringContaining(`devDependencies: some is "${version}".`),
      ]);
    });
  }

  test('exact ones pass, and references in overrides', () => {
    expect(
      checkVersions({
        dependencies: {a: '1.2.3', b: '1.0.0-beta.1'},
        overrides: {a: '$a', b: {c: '4.5.6'}},
      }),
    ).toEqual([]);
  });
});

test.describe('lock file', () => {
  for (const [fault, entry, told] of [
    ['no integrity', {...sound, integrity: undefined}, 'has no integrity'],
    [
      'a weak integrity',
      {...sound, integrity: 'sha1-abc='},
      'has the integrity "sha1-abc="',
    ],
    [
      'an address',
      {...sound, resolved: 'https://example.org/a.tgz'},
      'names https://example.org/a.tgz',
    ],
    ['a folder', {...sound, resolved: '../inner'}, 'names ../inner'],
  ] as const) {
    test(`${fault} is named with its place`, () => {
      const place = 'node_modules/outer/node_modules/@scope/inner';
      expect(checkLock(lockOf({[place]: entry}))).toEqual([
        expect.stringContaining(`${place} ${told}`),
      ]);
    });
  }

  test('another format is refused', () => {
    expect(checkLock({lockfileVersion: 1, packages: {}})).toEqual([
      expect.stringContaining('has format 1'),
    ]);
  });
});

test('settings that let scripts run are named', () => {
  expect(
    checkSettings('save-exact = true\nomit-lockfile-registry-resolved=true\n'),
  ).toEqual(['.npmrc must say ignore-scripts=true.']);
});

test.describe('licenses', () => {
  const allowed = new Set(['MIT']);

  for (const [license, told] of [
    ['AGPL-3.0-only', 'states the license "AGPL-3.0-only"'],
    [undefined, 'states no license'],
  ] as const) {
    test(`${license ?? 'none'} is named with the package`, () => {
      const lock = lockOf({'node_modules/some': {...sound, license}});
      expect(checkLicenses(lock, allowed, {})).toEqual([
        expect.stringContaining(`some 1.0.0 ${told}`),
      ]);
      expect(
        checkLicenses(lock, allowed, {some: {states: license, reason: 'read'}}),
      ).toEqual([]);
    });
  }

  test('an exception ends when the package changes its license or goes', () => {
    const exceptions = {some: {states: 'OFL-1.1', reason: 'a font'}};
    const lock = lockOf({'node_modules/some': {...sound, license: 'GPL-2.0'}});
    expect(checkLicenses(lock, allowed, exceptions)).toHaveLength(1);
    expect(checkLicenses(lockOf({}), allowed, exceptions)).toEqual([
      expect.stringContaining('some is an exception'),
    ]);
  });
});
