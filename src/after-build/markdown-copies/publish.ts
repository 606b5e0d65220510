import type {LoadContext} from '@docusaurus/types';
import llms from 'docusaurus-plugin-llms';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {sets} from '../../site/sets';
import type {Copy} from './copy';
import type {Section} from './sections';

/**
 * The folder that `docusaurus-plugin-llms` reads, relative to the site. It has
 * a folder for each section.
 */
const source = '.cache/markdown-copies';

/**
 * Publishes copies with `docusaurus-plugin-llms`: each at its page's address
 * with `.md`, and all of them in `llms.txt` and the full texts. The package
 * logs its errors and continues, so the caller has to check the output.
 *
 * @param outDir - the build folder, absolute
 */
export async function publishCopies(
  sections: readonly Section[],
  context: LoadContext,
  outDir: string,
): Promise<void> {
  const {siteDir, siteConfig, baseUrl} = context;
  const root = path.join(siteDir, source);
  await rm(root, {recursive: true, force: true});
  const folders = sections.map((section, index) => ({
    ...section,
    path: `${source}/${inOrder(index)}-${section.set ?? 'site'}`,
  }));
  for (const {path: folder, copies} of folders) {
    await mkdir(path.join(siteDir, folder), {recursive: true});
    for (const [index, copy] of copies.entries()) {
      const file = path.join(siteDir, folder, `${inOrder(index)}.md`);
      await writeFile(file, withFrontMatter(copy, baseUrl));
    }
  }

  const home = siteConfig.url + baseUrl;
  const setsWithPages = sets.filter(({id}) =>
    folders.some(({set}) => set === id),
  );
  const fullTexts = setsWithPages.map(({id, label}) => ({
    filename: `${id}/llms-full.txt`,
    title: `${siteConfig.title} for ${label}`,
    includePatterns: folders
      .filter(({set}) => set === id)
      .map((folder) => `${folder.path}/**`),
    fullContent: true,
    rootContent: `All pages of the ${label} documentation.`,
  }));
  const plugin = llms(context, {
    docsDir: folders.map(({path: folder, label}) => ({
      path: folder,
      // The front matter has the complete address.
      routeBasePath: '/',
      label,
    })),
    generateMarkdownFiles: true,
    customLLMFiles: fullTexts,
    rootContent: [
      'Each page of the documentation is also available as Markdown, at its own address with `.md` added. These files hold many pages:',
      [
        `- [All pages](${home}llms-full.txt)`,
        ...setsWithPages.map(
          ({id, label}) => `- [${label}](${home}${id}/llms-full.txt)`,
        ),
      ].join('\n'),
    ].join('\n\n'),
    fullRootContent: 'All pages of the documentation.',
    logLevel: 'quiet',
  });
  // Without routes, the package reads each address from the front matter.
  await plugin.postBuild?.({
    outDir,
    siteDir,
    routesPaths: [],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

/**
 * Returns a prefix that makes alphabetical order match the intended order. The
 * package sorts files by name. Its option for a custom order compares each file
 * with each pattern, which takes seconds for 210 files.
 */
const inOrder = (index: number): string => String(index).padStart(3, '0');

/** Adds the front matter that the package reads. */
function withFrontMatter(copy: Copy, baseUrl: string): string {
  const slug = `/${copy.route.slice(baseUrl.length)}`;
  return [
    '---',
    `title: ${JSON.stringify(copy.title)}`,
    `description: ${JSON.stringify(copy.description)}`,
    `slug: ${JSON.stringify(slug)}`,
    '---',
    '',
    copy.body,
  ].join('\n');
}
