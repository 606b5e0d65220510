// The packages that the client ordered. MAINTAINING says what each is for, and this
// checks that none is lost.
import {expect, test} from 'vitest';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8');

// The ordered packages, from the table in MAINTAINING. A row can have several.
const [, section = ''] =
  /## The packages of the order\n([^]*?)\n## /.exec(
    read('.github/MAINTAINING.md'),
  ) ?? [];
const packages = Array.from(
  section.matchAll(/^\| (`.+?) \|/gm),
  ([, names = '']) => names.match(/[^`, ]+/g) ?? [],
).flat();

test('MAINTAINING lists the ordered packages', () => {
  expect([...packages].sort()).toEqual([
    '@docusaurus/core',
    '@docusaurus/plugin-content-docs',
    '@docusaurus/preset-classic',
    '@docusaurus/theme-search-algolia',
    'clsx',
    'docusaurus-plugin-llms',
    'docusaurus-plugin-typedoc',
    'prism-react-renderer',
    'react',
    'react-dom',
    'typedoc',
  ]);
});

test('each ordered package is installed and used', async () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = {...dependencies, ...devDependencies};
  const files = await Globby(['docusaurus.config.ts', 'src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const code = files.map(read).join('\n');
  expect(packages).not.toEqual([]);
  for (const name of packages) {
    expect(installed, name).toHaveProperty([name]);
    // Matches the package or a path inside it.
    const isUsed = new RegExp(`['"]${name}(?:/[^'"]*)?['"]`).test(code);
    expect(isUsed, `${name} is used`).toBe(true);
  }
});
