import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import markdownCopies from '../../../src/after-build/markdown-copies';
import {writeFiles} from '../../temporary-folder';
import {newFolderForEachTest} from '../new-folder';

const origin = 'https://site.example';

/** A prerendered page of the site, or of one of its sets. */
function html(title: string, {set = '', body = '<p>Text.</p>'} = {}) {
  const tag = set === '' ? 'default' : `docs-${set}-current`;
  return `<html><head><meta name=description content="What ${title} is."/><meta name=docsearch:docusaurus_tag content=${tag} /><meta name=docsearch:version content=current /></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const doc = (id: string) => ({
  id,
  permalink: `/react/${id}`,
  draft: false,
  unlisted: false,
});

/** What the docs plugin hands to others: one set. */
const docs = {
  name: 'docusaurus-plugin-content-docs',
  options: {id: 'react'},
  content: {
    loadedVersions: [
      {
        path: '/react',
        versionName: 'current',
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
    ],
  },
};

const site: Record<string, string> = {
  'index.html': html('Home'),
  '404.html': '<p>Nothing here</p>',
  'react/category/start.html': html('Start', {set: 'react'}),
  'react/setup.html': html('Setup', {set: 'react'}),
  'react/query.html': html('Query', {set: 'react'}),
  'react/api/core.html': html('core', {set: 'react'}),
  'react/alone.html': html('Alone', {set: 'react'}),
};

let folder: string;
newFolderForEachTest((made) => (folder = made));

/** Runs the plugin on a built site and reads what it wrote. */
async function run(
  files: Readonly<Record<string, string>>,
): Promise<(file: string) => Promise<string>> {
  const outDir = path.join(folder, 'build');
  writeFiles(outDir, files);
  const plugin = markdownCopies(
    {
      generatedFilesDir: path.join(folder, 'generated'),
      baseUrl: '/',
      siteConfig: {
        url: origin,
        baseUrl: '/',
        title: 'Site',
        tagline: 'What it does.',
      },
    } as LoadContext,
    {id: 'default', setLabels: {react: 'React'}, without: ['404']},
  );
  await plugin.postBuild!({
    outDir,
    plugins: [docs],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  return (file) => readFile(path.join(outDir, file), 'utf8');
}

test('llms.txt has a heading a category of each set, and a line a page', async () => {
  const read = await run(site);
  expect(await read('llms.txt')).toBe(`# Site

> What it does.

Each page of the documentation is at its own address with \`.md\` added, as Markdown. These files hold many at once:

- [All pages](${origin}/llms-full.txt)
- [React](${origin}/react/llms-full.txt)

## React / Start

- [React: Start](${origin}/react/category/start.md): What Start is.
- [React: Setup](${origin}/react/setup.md): What Setup is.
- [React: Query](${origin}/react/query.md): What Query is.

## React / API / core

- [React: core](${origin}/react/api/core.md): What core is.

## React / Other pages

- [React: Alone](${origin}/react/alone.md): What Alone is.

## More

- [Home](${origin}/index.md): What Home is.
`);
});

test('a copy is the title, the description, where the page is from, and its text', async () => {
  const read = await run(site);
  expect(await read('react/setup.md')).toBe(`# Setup

> What Setup is.

Source: <${origin}/react/setup> (React). All pages: <${origin}/llms.txt>

Text.
`);
});

test('full files hold the pages whole, in the order of the lists', async () => {
  const read = await run(site);
  const titles = (text: string) => text.match(/^##? .*/gm);
  const full = await read('react/llms-full.txt');
  expect(titles(full)).toEqual([
    '# Site for React',
    '## React: Start',
    '## React: Setup',
    '## React: Query',
    '## React: core',
    '## React: Alone',
  ]);
  expect(full).toContain(`## React: Query

What Query is.

Source: <${origin}/react/query> (React). All pages: <${origin}/llms.txt>

Text.
`);
  expect(titles(await read('llms-full.txt'))?.at(-1)).toBe('## Home');
});

test('what the package could take for source text comes through whole', async () => {
  const body = `<h2>Setup</h2><p>&lt;Await> and &lt;br> are prose; import a from 'a' too.</p>
    <ul><li><p>Code:</p><div class=code-block><pre><code>import b from 'b';\n\n\n&lt;Await/></code></pre></div></ul>
    <blockquote><p>What Setup is.</p></blockquote><p>What Setup is.</p>`;
  const read = await run({
    ...site,
    'react/setup.html': html('Setup', {set: 'react', body}),
  });
  const copy = await read('react/setup.md');
  expect(copy).toContain('## Setup');
  expect(copy).toContain("&lt;Await> and &lt;br> are prose; import a from 'a'");
  expect(copy).toContain("  import b from 'b';\n\n\n  <Await/>");
  expect(copy.match(/What Setup is\./g)).toHaveLength(3);
});

test('a fault stops the build, and every page with one is named', async () => {
  const faulty = {
    ...site,
    'react/setup.html': html('Setup').replace('main>', 'div>'),
    'react/query.html': html('Query', {body: ''}),
  };
  await expect(run(faulty)).rejects.toThrow(
    [
      'Pages without a whole Markdown copy:',
      'react/query.html: It has no text below its title.',
      'react/setup.html: It has no <main>.',
    ].join('\n'),
  );
});

test('a page that the package writes elsewhere stops the build', async () => {
  const page = {'react/1-setup.html': html('First', {set: 'react'})};
  await expect(run({...site, ...page})).rejects.toThrow(
    /react\/1-setup\.html: .*no such file/,
  );
});

test('a page that only a sidebar has is named', async () => {
  const {'react/query.html': _query, ...others} = site;
  await expect(run(others)).rejects.toThrow(
    'llms.txt is to list /react/query, which is in a sidebar and has no Markdown copy.',
  );
});
