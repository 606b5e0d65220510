// The `npm install` commands in the texts. They must install the packages that
// the samples are checked against, or readers would see other types and errors.
import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {documentedPackages} from '../../src/reference/options';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A package in a command: `rxjs@7.8.2`, or without a version. */
interface InstalledPackage {
  name: string;
  /** Empty for the newest version. */
  version: string;
}

/** Returns the packages of each command in a file that installs some. */
function commandsIn(file: string): InstalledPackage[][] {
  const commands = read(file).matchAll(/^\s*npm (?:i|install) (.+)$/gm);
  return Array.from(commands, ([, list = '']) =>
    list
      .split(/\s+/)
      .filter((word) => !word.startsWith('-'))
      .map((word) => {
        // A scope also begins with `@`.
        const at = word.lastIndexOf('@');
        return at > 0
          ? {name: word.slice(0, at), version: word.slice(at + 1)}
          : {name: word, version: ''};
      }),
  );
}

/** Returns the command of a file that installs the library. */
function libraryCommandIn(file: string): InstalledPackage[] {
  const command = commandsIn(file).find((packages) =>
    packages.some(({name}) => name === '@reactive-dot/core'),
  );
  if (!command) throw new Error(`${file} doesn't install @reactive-dot/core.`);
  return command;
}

for (const set of ['react', 'vue']) {
  const setup = libraryCommandIn(`docs-${set}/getting-started/setup.mdx`);

  test(`Setup installs the library with exact versions: ${set}`, () => {
    const names = setup.map(({name}) => name);
    expect(names).toContain(`@reactive-dot/${set}`);
    for (const {name, version} of setup)
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  for (const [what, file] of [
    ['the home page', `docs-shared/_install-${set}.mdx`],
    ['Quick start', `docs-${set}/getting-started/quick-start.mdx`],
    ['Versions', `docs-${set}/guides/versions.mdx`],
  ] as const) {
    test(`${what} installs the same packages as Setup: ${set}`, () => {
      expect(libraryCommandIn(file)).toEqual(setup);
    });
  }
}

/** The version of a package in this repository, which checks the samples. */
function checkedVersion(name: string): string {
  // npm doesn't provide the Vue package here, so we wrote its declarations.
  const {handWritten} =
    documentedPackages.find(({specifier}) => specifier === name) ?? {};
  if (handWritten) return handWritten.version;
  const manifest = JSON.parse(read(`node_modules/${name}/package.json`)) as {
    version: string;
  };
  return manifest.version;
}

/** Packages that no sample imports. The text says that we haven't run it. */
const unchecked = ['dot-connect'];

const files = Globby.sync(['docs-{react,vue,shared}/**/*.mdx'], {cwd: root})
  .filter((file) => commandsIn(file).length > 0)
  .sort();

test('finds the commands in guides and shared texts', () => {
  expect(files).toContain('docs-react/getting-started/setup.mdx');
  expect(files).toContain('docs-shared/_check-signature.mdx');
  // Setup has a command for the library, and one for the shared files.
  expect(commandsIn('docs-react/getting-started/setup.mdx')).toHaveLength(2);
});

for (const file of files) {
  test(`installs the versions that check the samples: ${file}`, () => {
    for (const {name, version} of commandsIn(file).flat()) {
      if (version === '' || unchecked.includes(name)) continue;
      // `16` also stands for 16.3.3.
      expect(`${checkedVersion(name)}.`, name).toMatch(
        new RegExp(`^${version.replaceAll('.', '\\.')}\\.`),
      );
    }
  });
}
