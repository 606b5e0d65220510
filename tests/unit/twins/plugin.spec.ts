import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import {mkdtempSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import twins from '../../../src/plugins/twins';
import {twinPath} from '../../../src/plugins/twins/twin-path';

const origin = 'https://site.example';

/** A prerendered page of the site, or of one of its sets. */
function html(
  title: string,
  {set = '', version = 'current', body = '<p>Text.</p>'} = {},
) {
  const tag = set === '' ? 'default' : `docs-${set}-${version}`;
  return `<html><head><meta name=description content="What ${title} is."/><meta name=docsearch:docusaurus_tag content=${tag} /><meta name=docsearch:version content=${version} /></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const doc = (id: string) => ({
  id,
  permalink: `/react/${id}`,
  draft: false,
  unlisted: false,
});

/** What the docs plugin hands to others: one set, in two versions. */
const docs = {
  name: 'docusaurus-plugin-content-docs',
  options: {id: 'react'},
  content: {
    loadedVersions: [
      {
        path: '/react',
        isLast: true,
        docs: [doc('setup'), doc('query'), doc('api/core/'), doc('alone')],
        sidebars: {
          sidebar: [
            {
              type: 'category',
              label: 'Start',
              link: {
                type: 'generated-index',
                permalink: '/react/category/start',
              },
              items: [
                {type: 'doc', id: 'setup'},
                {type: 'doc', id: 'query'},
              ],
            },
            {
              type: 'category',
              label: 'API',
              items: [
                {
                  type: 'category',
                  label: 'core',
                  link: {type: 'doc', id: 'api/core/'},
                  items: [],
                },
              ],
            },
          ],
        },
      },
      {
        path: '/react/0.1',
        isLast: false,
        docs: [doc('0.1/setup')],
        sidebars: {},
      },
    ],
  },
};

const site: Record<string, string> = {
  'index.html': html('Home'),
  '404.html': '<p>Nothing here</p>',
  'react.html': html('React').replace(
    '<head>',
    '<head><meta http-equiv=refresh content="0; url=/react/setup"/>',
  ),
  'react/category/start.html': html('Start', {set: 'react'}),
  'react/setup.html': html('Setup', {set: 'react'}),
  'react/query.html': html('Query', {set: 'react'}),
  'react/api/core.html': html('core', {set: 'react'}),
  'react/alone.html': html('Alone', {set: 'react'}),
  'react/0.1/setup.html': html('Old setup', {set: 'react', version: '0.1'}),
};

/** Runs the plugin on a built site and reads what it wrote. */
async function run(
  files: Readonly<Record<string, string>>,
  siteDir = newFolder(),
): Promise<(file: string) => Promise<string>> {
  const outDir = newFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  const plugin = twins(
    {
      siteDir,
      baseUrl: '/',
      siteConfig: {url: origin, title: 'Site', tagline: 'What it does.'},
    } as LoadContext,
    {id: 'default', setLabels: {react: 'React'}, without: ['404.html']},
  );
  await plugin.postBuild!({outDir, plugins: [docs]} as unknown as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0]);
  return (file) => readFile(path.join(outDir, file), 'utf8');
}

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'twins-'));
  folders.push(folder);
  return folder;
}
test.afterAll(async () => {
  for (const folder of folders)
    await rm(folder, {recursive: true, force: true});
});

test('llms.txt has a heading a set, one a category, and a line a page', async () => {
  const read = await run(site);
  expect(await read('llms.txt')).toBe(`# Site

> What it does.

Each page of the documentation is at its own address with \`.md\` added, as Markdown. These files hold many at once:

- [All pages](${origin}/llms-full.txt)
- [React](${origin}/react/llms-full.txt)

## React

### Start

- [React: Start](${origin}/react/category/start.md): What Start is.
- [React: Setup](${origin}/react/setup.md): What Setup is.
- [React: Query](${origin}/react/query.md): What Query is.

### API / core

- [React: core](${origin}/react/api/core.md): What core is.

### Other pages

- [React: Alone](${origin}/react/alone.md): What Alone is.

## More

- [Home](${origin}/index.md): What Home is.
`);
});

test('twins of an earlier version and of redirects exist and are not listed', async () => {
  const read = await run(site);
  const old = await read('react/0.1/setup.md');
  expect(old).toContain('# Old setup');
  expect(old).toContain('/react/0.1/setup> (React 0.1).');
  expect(await read('react/setup.md')).toContain('/react/setup> (React).');
  expect(await read('react.md')).toContain('# React');
  await expect(read('404.md')).rejects.toThrow();
  expect(await read('llms-full.txt')).not.toContain('Old setup');
});

test('full files hold the twins in the order of the lists', async () => {
  const read = await run(site);
  const titles = (text: string) => text.match(/^# .*/gm);
  expect(titles(await read('react/llms-full.txt'))).toEqual([
    '# Site for React',
    '# Start',
    '# Setup',
    '# Query',
    '# core',
    '# Alone',
  ]);
  expect(titles(await read('llms-full.txt'))?.at(-1)).toBe('# Home');
});

test('a fault stops the build, and every page with one is named', async () => {
  const faulty = {
    ...site,
    'react/setup.html': html('Setup', {body: '<tabs><p>Text</p></tabs>'}),
    'react/query.html': html('Query', {body: ''}),
  };
  await expect(run(faulty)).rejects.toThrow(
    [
      'Pages without a whole Markdown twin:',
      'react/query.html: It has no text below its title.',
      'react/setup.html: The page holds <tabs>, which is no element of HTML: a component was not resolved.',
    ].join('\n'),
  );
});

test.describe('from one build to the next', () => {
  const cacheOf = (siteDir: string) => path.join(siteDir, '.cache/twins.json');
  const readCache = async (siteDir: string) =>
    JSON.parse(await readFile(cacheOf(siteDir), 'utf8')) as Record<
      string,
      {markdown: string}
    >;
  /** Marks every kept twin, so that one that is made anew can be told. */
  async function markKept(siteDir: string): Promise<void> {
    const kept = Object.entries(await readCache(siteDir)).map(
      ([key, twin]) =>
        [key, {...twin, markdown: `${twin.markdown}Kept.\n`}] as const,
    );
    await writeFile(cacheOf(siteDir), JSON.stringify(Object.fromEntries(kept)));
  }

  test('only what changed is made anew, and what is gone is forgotten', async () => {
    const siteDir = newFolder();
    await run(site, siteDir);
    await markKept(siteDir);
    const {'index.html': _home, ...others} = site;
    const read = await run(
      {
        ...others,
        'react/setup.html': html('Setup', {set: 'react', body: '<p>New.</p>'}),
        // Its content is the same and its head is not.
        'react/alone.html': html('Alone', {set: 'react'}).replace(
          'What Alone is.',
          'What is new.',
        ),
        // What stands outside of both is not in the twin.
        'react/query.html': html('Query', {set: 'react'})
          .replace('<head>', '<head><script src=/assets/main.1.js></script>')
          .replace('<main>', '<nav>Menu</nav><main>'),
      },
      siteDir,
    );
    expect(await read('react/setup.md')).toContain('New.');
    expect(await read('react/setup.md')).not.toContain('Kept.');
    expect(await read('react/alone.md')).toContain('> What is new.');
    expect(await read('react/alone.md')).not.toContain('Kept.');
    expect(await read('react/query.md')).toContain('Kept.');
    expect(await read('llms-full.txt')).toContain('# Query');
    expect(Object.keys(await readCache(siteDir))).toHaveLength(
      Object.keys(others).length - 1,
    );
  });

  test('other packages to convert with make all anew', async () => {
    const siteDir = newFolder();
    const lockFile = path.join(siteDir, 'package-lock.json');
    await writeFile(lockFile, '{}');
    await run(site, siteDir);
    await markKept(siteDir);
    await writeFile(lockFile, '{"version": 2}');
    const read = await run(site, siteDir);
    expect(await read('llms-full.txt')).not.toContain('Kept.');
  });

  test('a fault is not kept, and half a file is no hindrance', async () => {
    const siteDir = newFolder();
    const faulty = {
      ...site,
      'react/query.html': html('Query', {set: 'react', body: ''}),
    };
    await expect(run(faulty, siteDir)).rejects.toThrow('react/query.html');
    await expect(run(faulty, siteDir)).rejects.toThrow('react/query.html');
    await run(site, siteDir);
    await writeFile(cacheOf(siteDir), '{"');
    const read = await run(site, siteDir);
    expect(await read('react/setup.md')).toContain('# Setup');
  });
});

test('a page without a description, and one that only a sidebar has, are named', async () => {
  const {'react/query.html': query, ...others} = site;
  await expect(run(others)).rejects.toThrow(
    'llms.txt is to list /react/query, which is in a sidebar and has no Markdown twin.',
  );
  const silent = query!.replace(/<meta name=description[^>]*>/, '');
  await expect(run({...others, 'react/query.html': silent})).rejects.toThrow(
    '/react/query has no description for llms.txt.',
  );
});

for (const [page, baseUrl, twin] of [
  ['/', '/', '/index.md'],
  ['/react/setup', '/', '/react/setup.md'],
  ['/react/setup/', '/', '/react/setup.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base/react/setup', '/base/', '/base/react/setup.md'],
] as const) {
  test(`the twin of ${page} under ${baseUrl} is ${twin}`, () => {
    expect(twinPath(page, baseUrl)).toBe(twin);
  });
}
