import {expect, test} from 'vitest';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8');

/** The packages of the order, from the table in MAINTAINING. */
const packages = Array.from(
  /## The packages of the order\n([^]*?)\n## /
    .exec(read('.github/MAINTAINING.md'))![1]!
    .matchAll(/^\| (`.+?) \|/gm),
  ([, names]) => names!.match(/[^`, ]+/g)!,
).flat();

test('MAINTAINING lists the packages that the site was ordered with', () => {
  expect(packages.sort()).toEqual(
    [
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
    ].sort(),
  );
});

test('each package of the order is installed and used', async () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = {...dependencies, ...devDependencies};
  const files = await Globby(['docusaurus.config.ts', 'src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const code = files.map(read).join('\n');
  for (const name of packages) {
    expect(installed, name).toHaveProperty([name]);
    // As a module of its own or a path inside of the package.
    const isUsed = new RegExp(`['"]${name}(?:/[^'"]*)?['"]`).test(code);
    expect(isUsed, `${name} is used`).toBe(true);
  }
});
