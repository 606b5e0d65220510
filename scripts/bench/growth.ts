import {cp, mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {repository} from '../../tests/build/run-docusaurus';
import type {Cost} from './run-command';
import {buildSite, ownCaches} from './site-build';

/** What of the repository a copy of the site consists of; the packages are linked. */
const copied = [
  'package.json',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.react.ts',
  'sidebars.vue.ts',
  'tsconfig.json',
  'descriptors',
  'docs-react',
  'docs-vue',
  'docs-shared',
  'scripts',
  'src',
  'static',
  'types',
  '.papi',
];

/** Where the copies of added API pages lie; the guides' links do not reach them. */
const addedFolder = 'docs-react/growth';
const modelFolder = 'docs-react/api/react/functions';

/**
 * Builds a copy of the site with more API pages, which are copies of a page
 * that TypeDoc wrote under names of their own.
 *
 * @param pages how many more
 */
export async function buildGrown(pages: number): Promise<Cost> {
  const folder = path.join(repository, '.cache/bench', `grown-${pages}`);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  for (const name of [...copied, ...(await ownCaches())]) {
    await cp(path.join(repository, name), path.join(folder, name), {
      recursive: true,
    });
  }
  await symlink(
    path.join(repository, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  if (pages > 0) await addPages(folder, pages);
  return buildSite(folder);
}

/** A name such as the library's, of each added page. */
const nameOf = (page: number): string => `useGrown${page}`;

async function addPages(folder: string, pages: number): Promise<void> {
  const model = leadFromElsewhere(
    await readFile(path.join(folder, modelFolder, 'useBlock.md'), 'utf8'),
  );
  const target = path.join(folder, addedFolder);
  await mkdir(target, {recursive: true});
  for (let page = 0; page < pages; page++) {
    const name = nameOf(page);
    await writeFile(
      path.join(target, `${name}.md`),
      model
        .replaceAll('useBlock', name)
        .replace(/^```tsx?.*$/gm, '$& nocheck="the function is invented"'),
    );
  }
  const sidebar = path.join(folder, 'sidebars.react.ts');
  const list = await readFile(sidebar, 'utf8');
  const added = Array.from({length: pages}, (_, page) => {
    const name = nameOf(page);
    const id = `${path.basename(addedFolder)}/${name}`;
    return {type: 'doc', id, label: name} as const;
  });
  const category = {type: 'category', label: 'Growth', items: added};
  const grown = list.replace(
    /^ +apiSidebar\(/m,
    (reference) => `${JSON.stringify(category)} as never,\n${reference}`,
  );
  if (grown === list) throw new Error(`${sidebar} has no API reference.`);
  await writeFile(sidebar, grown);
}

/** The model's text with its links as they are written in the folder of the added pages. */
function leadFromElsewhere(text: string): string {
  const {join, relative} = path.posix;
  return text.replace(
    /\]\((?!\w+:)([^)#]+\.mdx?)/g,
    (_, target: string) =>
      `](${relative(addedFolder, join(modelFolder, target))}`,
  );
}
