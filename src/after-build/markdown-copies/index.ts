import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {checkCopy} from './check-copy';
import {listVersions} from './list-versions';
import {listOptions, listPages} from './lists';
import {makePage} from './make-page';
import {runPackage} from './run-package';

export interface MarkdownCopiesOptions {
  /** Names of the docs sets by their ids, as readers see them. */
  setLabels: Readonly<Record<string, string>>;
  /** Pages that no one takes along, below the base URL: `404`. */
  without: readonly string[];
}

/**
 * Writes a Markdown copy beside every page and lists of them: `llms.txt`,
 * `llms-full.txt` and one of each docs set. The prerendered pages become clean
 * Markdown here; `docusaurus-plugin-llms` makes the files of it. A copy that does
 * not hold what its page holds fails the build.
 */
export default function markdownCopies(
  context: LoadContext,
  {setLabels, without}: MarkdownCopiesOptions & {id: string},
): Plugin {
  const {baseUrl, siteConfig} = context;
  const {title, url: origin} = siteConfig;
  const site = {title, origin, baseUrl, url: origin + baseUrl};

  return {
    name: 'markdown-copies',

    async postBuild(props) {
      const {outDir, plugins} = props;
      const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
      const run = {context, props};

      const versions = listVersions(plugins, setLabels);
      const ignore = without.map((page) => `${page}.html`);
      const files = await Globby('**/*.html', {cwd: outDir, ignore});
      const pages = await tryEach(
        files.sort().map((file) => ({file})),
        async ({file}) => makePage(file, await read(file), versions, site),
      );

      const sources = pages.map((page) => ({
        ...page,
        description: undefined,
        address: page.path.slice(baseUrl.length),
        group: 'pages',
        section: 'Pages',
      }));
      // The package writes copies only beside a list; the next run replaces that one.
      await runPackage(run, 'copies', sources, {
        generateMarkdownFiles: true,
        generateLLMsFullTxt: false,
      });
      await tryEach(pages, async ({address, content}) =>
        checkCopy(content, await read(address)),
      );

      const listed = listPages(pages, versions);
      const options = listOptions(versions, site);
      await runPackage(run, 'lists', listed, options);
      const index = await read('llms.txt');
      const full = await read('llms-full.txt');
      await tryEach(listed, async ({address, description, source}) => {
        const entry = `](${site.url}${address}): ${description}`;
        if (index.includes(entry) && full.includes(source)) return;
        throw new Error(`llms.txt or llms-full.txt is without it: "${entry}".`);
      });
      logger.success(`Made ${pages.length} Markdown copies.`);
    },
  };
}

/** @throws naming the pages with which something did not work */
async function tryEach<Item extends {file: string}, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = await Promise.allSettled(items.map(act));
  const problems = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [`\n${items[index]!.file}: ${(result.reason as Error).message}`]
      : [],
  );
  if (problems.length > 0) {
    throw new Error(`Pages without a whole Markdown copy:${problems.join('')}`);
  }
  return results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
}
