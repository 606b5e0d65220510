import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import markdownCopies from '../../../src/after-build/markdown-copies';
import {inTemporaryFolder, type Files} from '../../temporary-folder';

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

/** Runs the plugin on a built site and returns all files that lie there then. */
const run = (files: Files): Promise<Files> =>
  inTemporaryFolder(files, async (outDir) => {
    const plugin = markdownCopies(
      {
        generatedFilesDir: path.join(outDir, 'generated'),
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
    return Object.fromEntries(
      Globby.sync('**/*', {cwd: outDir}).map((name) => [
        name,
        readFileSync(path.join(outDir, name), 'utf8'),
      ]),
    );
  });

test('llms.txt has a heading a category of each set, and a line a page', async () => {
  const made = await run(site);
  expect(made['llms.txt']).toBe(`# Site

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
  const made = await run(site);
  expect(made['react/setup.md']).toBe(`# Setup

> What Setup is.

Source: <${origin}/react/setup> (React). All pages: <${origin}/llms.txt>

Text.
`);
});

test('full files hold the pages whole, in the order of the lists', async () => {
  const made = await run(site);
  const titles = (text: string) => text.match(/^##? .*/gm);
  const full = made['react/llms-full.txt']!;
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
  expect(titles(made['llms-full.txt']!)?.at(-1)).toBe('## Home');
});

test('what the package could take for source text comes through whole', async () => {
  const body = `<h2>Setup</h2><p>&lt;Await> and &lt;br> are prose; import a from 'a' too.</p>
    <ul><li><p>Code:</p><div class=code-block><pre><code>import b from 'b';\n\n\n&lt;Await/></code></pre></div></ul>
    <blockquote><p>What Setup is.</p></blockquote><p>What Setup is.</p>`;
  const made = await run({
    ...site,
    'react/setup.html': html('Setup', {set: 'react', body}),
  });
  const copy = made['react/setup.md']!;
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
