import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {publishedAddress} from '../../../scripts/workflows/published-address';
import {readSteps} from '../../../scripts/workflows/read-steps';

test('the commands of a workflow are read in order, without what only GitHub knows', () => {
  const workflow = `
jobs:
  test:
    steps:
      - uses: actions/checkout@v1
      - run: npm ci
      - run: npm test
        env:
          CI: 1
          SITE_URL: \${{ vars.SITE_URL }}
  publish:
    steps:
      - uses: actions/deploy-pages@v1
`;
  expect(readSteps(workflow)).toEqual([
    {job: 'test', run: 'npm ci', env: {}},
    {job: 'test', run: 'npm test', env: {CI: '1'}},
  ]);
});

for (const [what, publication, expected] of [
  ['Pages is off', {}, ['false', '', '']],
  [
    'Pages has a path',
    {page: 'https://someone.github.io/docs/'},
    ['true', 'https://someone.github.io', '/docs/'],
  ],
  [
    'Pages has a domain',
    {page: 'https://docs.example/'},
    ['true', 'https://docs.example', '/'],
  ],
  [
    'variables overrule it',
    {
      page: 'https://someone.github.io/docs/',
      siteUrl: 'https://other.example',
      baseUrl: '/',
    },
    ['true', 'https://other.example', '/'],
  ],
] as const) {
  test(`the address of the build, where ${what}`, () => {
    const {publishes, site, base} = publishedAddress(publication);
    expect([publishes, site, base]).toEqual(expected);
  });
}

test('Dependabot leaves alone the pins that the README explains', () => {
  const root = path.resolve(__dirname, '../../..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const {updates} = parse(read('.github/dependabot.yml')) as {
    updates: {ignore?: {'dependency-name': string}[]}[];
  };
  const ignored = updates
    .flatMap(({ignore = []}) => ignore)
    .map((rule) => rule['dependency-name'].replace('*', '.*'));
  const isIgnored = new RegExp(`^(?:${ignored.join('|')})$`);
  const manifest = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const direct = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  const [, table] = /\n## Pins\n([^]*?)\n## /.exec(read('README.md'))!;
  const explained = Array.from(
    table!.matchAll(/^\| (.+?) \|/gm),
    ([, pins]) => pins!,
  ).flatMap((pins) =>
    Array.from(pins.matchAll(/`([^`]+)`/g), ([, name]) => name!),
  );
  const held = direct.filter((name) => explained.includes(name));
  expect(held.length).toBeGreaterThan(10);
  expect(held.filter((name) => !isIgnored.test(name))).toEqual([]);
});
