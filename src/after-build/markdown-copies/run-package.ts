import type {LoadContext, Plugin} from '@docusaurus/types';
import exportForModels, {type PluginOptions} from 'docusaurus-plugin-llms';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A page as the package reads it. */
export interface SourcePage {
  /** Folder that it shares with the pages of the same docs set. */
  group: string;
  /** Heading of `llms.txt` that it stands below. */
  section: string;
  title: string;
  /** One sentence for the lists; without it, the first paragraph of the text. */
  description?: string;
  /** What is linked, below the base URL. */
  address: string;
  /** Markdown below the title. */
  text: string;
}

type DocsSection = Exclude<
  PluginOptions['docsDir'],
  string | undefined
>[number];
type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Writes pages into a folder of generated files and has `docusaurus-plugin-llms`
 * make its files of them. It reads sections as they are listed and files by their
 * names, hence the numbers. It only prints its errors: check what it wrote.
 */
export async function runPackage(
  {context, props}: {context: LoadContext; props: BuildProps},
  name: string,
  pages: readonly SourcePage[],
  options: PluginOptions,
): Promise<void> {
  const folder = path.join(context.generatedFilesDir, 'markdown-copies', name);
  await rm(folder, {recursive: true, force: true});
  const sections = new Map<string, DocsSection>();
  for (const [index, page] of pages.entries()) {
    const {group, section: label} = page;
    // By the last part, the package tells pages with the same title apart.
    const part = label.replace(/^.* \/ /, '').replaceAll('/', '-');
    const inner =
      sections.get(label)?.path ?? `${group}/${sections.size}/${part}`;
    sections.set(label, {label, path: inner, routeBasePath: '/'});
    const file = `${String(index).padStart(5, '0')}.md`;
    await mkdir(path.join(folder, inner), {recursive: true});
    await writeFile(path.join(folder, inner, file), write(page));
  }
  const plugin: Plugin<void> = exportForModels(
    {...context, siteDir: folder, outDir: props.outDir},
    {docsDir: [...sections.values()], logLevel: 'quiet', ...options},
  );
  // Without routes to choose from, the package takes the address from `slug`.
  await plugin.postBuild?.({...props, routesPaths: [], content: undefined});
}

function write({title, description, address, text}: SourcePage): string {
  // JSON is YAML; what is undefined is left out of it.
  const facts = JSON.stringify({title, description, slug: `/${address}`});
  return `---\n${facts}\n---\n\n# ${title}\n\n${text}`;
}
