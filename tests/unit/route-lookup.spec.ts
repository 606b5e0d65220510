import {expect, test} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {checkPaths} from '../../src/plugins/route-lookup/check-paths';
import toPattern from '../../src/plugins/route-lookup/client/plain-paths';
import {mayBeSame} from '../../src/plugins/route-lookup/client/lengths';
import {replacements} from '../../src/plugins/route-lookup/replacements';
import {newFolderForEachTest} from '../temporary-folder';

let folder: string;
newFolderForEachTest((made) => (folder = made));

const paths = ['/', '/react', '/react/', '/vue/0.68.0/a-b', '/a$b=c', '*'];
const addresses = [
  '',
  '/',
  '//',
  '/React',
  ...paths.flatMap((plain) => [
    plain,
    `${plain}/`,
    `${plain}//`,
    `${plain}/below`,
    `${plain}beside`,
    plain.toUpperCase(),
    plain.slice(0, -1),
  ]),
];

test('paths without parameters are matched as the router’s own package does', () => {
  const own = createRequire(require.resolve('react-router'))(
    'path-to-regexp',
  ) as (...input: Parameters<typeof toPattern>) => RegExp;
  for (const plain of paths) {
    for (const end of [true, false]) {
      const [keys, ownKeys]: {name: string}[][] = [[], []];
      const found = toPattern(plain, keys!, {end});
      const expected = own(plain, ownKeys!, {end});
      expect(keys!.map(({name}) => name)).toEqual(
        ownKeys!.map(({name}) => name),
      );
      expect(
        addresses.map((address) => found.exec(address)),
        `${plain}, end ${end}`,
      ).toEqual(
        addresses.map((address) => {
          const match = expected.exec(address);
          return match && Array.from(match);
        }),
      );
    }
  }
});

test('a path with a parameter and a strict one fail the build', () => {
  const write = (routePath: string, attributes = '') =>
    writeFileSync(
      path.join(folder, 'routes.js'),
      `export default [{path: '/a', component: ComponentCreator('/a', '1'), routes: [{path: '${routePath}', component: ComponentCreator('${routePath}', '2')${attributes}}]}];`,
    );
  writeFileSync(path.join(folder, 'routesChunkNames.json'), '{}');
  writeFileSync(path.join(folder, 'globalData.json'), '{}');
  writeFileSync(
    path.join(folder, 'registry.js'),
    'export default {\n  "abc": [() => import(/* webpackChunkName: "abc" */ "@site/a.mdx"), "@site/a.mdx"],};\n',
  );
  write('/a/plain');
  checkPaths(folder);
  write('/a/:name');
  expect(() => checkPaths(folder)).toThrow('The route /a/:name has');
  write('/a/plain', ', strict: true');
  expect(() => checkPaths(folder)).toThrow('The route /a/plain is strict');
});

test('the installed packages still ask for the modules that give way', () => {
  const packages = path.resolve(__dirname, '../../node_modules');
  const askers = [
    'react-router/esm/react-router.js',
    'react-router-config/esm/react-router-config.js',
    '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
  ];
  const found = askers.flatMap((asker) => {
    const issuer = path.join(packages, asker);
    const imports = readFileSync(issuer, 'utf8').matchAll(
      /^import ([^;]*?) from '([^']+)'/gm,
    );
    return Array.from(imports)
      .filter(([, , request]) =>
        replacements.some(
          (one) => one.issuer.test(issuer) && one.request.test(request!),
        ),
      )
      .map(([, names]) => names);
  });
  // What stands in for the theme's and the generator's modules has these names.
  expect(found).toEqual([
    'pathToRegexp',
    '{ matchPath, Router, Switch, Route }',
    '{ matchPath }',
    '{ matchPath, useLocation }',
    '{ isSamePath }',
  ]);
});

test('no lengths rule out what is the same but for a slash at the end', () => {
  for (const [a, b] of [
    ['', ''],
    ['/react', '/react'],
    ['/react', '/react/'],
    ['/react/', '/react'],
  ] as const) {
    expect(mayBeSame(a, b)).toBe(true);
  }
  expect(mayBeSame('/react', '/react/query')).toBe(false);
});
