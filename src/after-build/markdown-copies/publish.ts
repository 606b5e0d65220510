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

/** A section, and its folder for `docusaurus-plugin-llms`. */
interface SectionFolder extends Section {
  /** Relative to the site. */
  path: string;
}

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
  const folders = sections.map((section, index) => ({
    ...section,
    path: `${source}/${inOrder(index)}-${section.set ?? 'site'}`,
  }));
  await writeSources(folders, context);
  const plugin = llms(context, optionsFor(folders, context));
  // Without routes, the package reads each address from the front matter.
  await plugin.postBuild?.({
    outDir,
    siteDir: context.siteDir,
    routesPaths: [],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

/** Writes the copies for the package, without those of an earlier build. */
async function writeSources(
  folders: readonly SectionFolder[],
  {siteDir, baseUrl}: LoadContext,
): Promise<void> {
  await rm(path.join(siteDir, source), {recursive: true, force: true});
  for (const {path: folder, copies} of folders) {
    await mkdir(path.join(siteDir, folder), {recursive: true});
    for (const [index, copy] of copies.entries()) {
      const file = path.join(siteDir, folder, `${inOrder(index)}.md`);
      await writeFile(file, withFrontMatter(copy, baseUrl));
    }
  }
}

/** Returns the package's options: its folders, and the texts of its lists. */
function optionsFor(
  folders: readonly SectionFolder[],
  {siteConfig, baseUrl}: LoadContext,
): Parameters<typeof llms>[1] {
  const home = siteConfig.url + baseUrl;
  const setsWithPages = sets.filter(({id}) =>
    folders.some(({set}) => set === id),
  );
  return {
    docsDir: folders.map(({path: folder, label}) => ({
      path: folder,
      // The front matter has the complete address.
      routeBasePath: '/',
      label,
    })),
    generateMarkdownFiles: true,
    customLLMFiles: setsWithPages.map(({id, label}) => ({
      filename: `${id}/llms-full.txt`,
      title: `${siteConfig.title} for ${label}`,
      includePatterns: folders
        .filter(({set}) => set === id)
        .map((folder) => `${folder.path}/**`),
      fullContent: true,
      rootContent: `All pages of the ${label} documentation.`,
    })),
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
  };
}

/**
 * Returns a name whose alphabetical order is that of the indexes, up to 9999.
 * The package sorts files by name. Its option for a custom order compares each
 * file with each pattern, which takes seconds for the site's 210 pages.
 */
const inOrder = (index: number): string => String(index).padStart(4, '0');

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
