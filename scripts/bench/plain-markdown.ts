import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {repository} from '../../tests/build/run-docusaurus';

/** A page as every generator understands it. */
export interface PlainPage {
  /** Path below the site's root, without a slash at the beginning and without an ending. */
  path: string;
  title: string;
  description: string;
  /** Markdown without front matter and without the title's heading. */
  body: string;
}

/** The two sets and the folders their pages lie in. */
const sets = {react: 'docs-react', vue: 'docs-vue'} as const;

/**
 * All pages of both sets as plain Markdown: shared texts and the code of live
 * examples are written out, other components are left out.
 *
 * @throws when the API pages were not generated yet
 */
export async function readPlainPages(): Promise<PlainPage[]> {
  if (!existsSync(path.join(repository, 'docs-react/api'))) {
    throw new Error('There are no API pages. Run "npm run build" first.');
  }
  const pages: PlainPage[] = [];
  for (const [set, folder] of Object.entries(sets)) {
    const cwd = path.join(repository, folder);
    for (const file of (await Globby('**/*.{md,mdx}', {cwd})).sort()) {
      const page = file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
      pages.push(
        toPlain(`${set}/${page}`, readFileSync(path.join(cwd, file), 'utf8')),
      );
    }
  }
  return pages;
}

/** A page's source as plain Markdown. */
function toPlain(pagePath: string, source: string): PlainPage {
  const [, frontMatter = '', text = source] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const field = (name: string): string =>
    new RegExp(`^${name}: *"?(.*?)"?$`, 'm').exec(frontMatter)?.[1] ?? '';
  return {
    path: pagePath,
    title: field('title') || pagePath,
    description: field('description'),
    body: plainBody(text).replace(/^\s*# .*\n/, ''),
  };
}

const importLine = /^import (\w+) from '@site\/(docs-shared\/[\w-]+\.mdx)';$/gm;

function plainBody(text: string): string {
  const shared = new Map(
    Array.from(text.matchAll(importLine), ([, name, file]) => [name!, file!]),
  );
  return outsideFences(text, (prose) =>
    prose
      .replace(/^import .*? from '[^']+';$/gms, '')
      .replace(/^<Demo name="([\w-]+)" *\/>$/gm, (_, name: string) =>
        fence(read(`src/live-examples/demos/${name}.tsx`)),
      )
      .replace(/^<(\w+)[^>]*\/>$/gm, (_, name: string) => {
        const file = shared.get(name);
        return file ? plainBody(read(file)) : '';
      })
      .replace(/^ *<\/?[A-Z]\w*[^>]*>$/gm, ''),
  )
    .replace(/^(`{3,}\w+).*$/gm, '$1')
    .replace(/\]\(\.{1,2}\/([^)\s]+?)\.mdx?(#[^)]*)?\)/g, '](#)');
}

/** Applies a change to what is not code. */
function outsideFences(
  text: string,
  change: (prose: string) => string,
): string {
  return text
    .split(/^(`{3,}.*?^`{3,}$)/gms)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

const fence = (code: string): string => `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``;

function read(file: string): string {
  return readFileSync(path.join(repository, file), 'utf8');
}
