import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {bundlerCacheVersion} from './bundler-cache-version';
import {createChecker, formatProblems, type CheckedPage} from './check-samples';
import {findPages, readPage, type ReadPage} from './read-pages';
import {
  renderSample,
  type RenderedSample,
  type RenderResult,
} from './render-sample';
import {
  isSampleFile,
  sampleDataName,
  sampleFolders,
  samplePlaces,
} from './sample-places';
import {devTypesFolder, typesFolder, writeTypes} from './types-files';

/** Samples that components show, by the name of their data file. */
type Content = Map<string, RenderedSample>;

/**
 * Checks all samples of the site, stops the build at the first load when one
 * has an error, and gives pages what they need to show them: colours, the data
 * of samples in components, types on hover. Fences in Markdown are rendered by
 * the transform in `src/content/transforms/render-code-blocks.ts`.
 */
export default function samples({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<Content> {
  const isBuild = process.env.NODE_ENV === 'production';
  const checker = createChecker(siteDir);
  const devFolder = devTypesFolder(siteDir);

  function readAll(): ReadPage[] {
    return findPages(siteDir, samplePlaces).map((file) =>
      readPage(siteDir, file),
    );
  }

  function render({page, results}: CheckedPage): RenderResult[] {
    return page.fences.map((fence, index) =>
      renderSample(fence, results[index]),
    );
  }

  /** Samples in files of their own, live examples among them. */
  async function renderFiles(pages: ReadPage[]): Promise<Content> {
    const files = pages.filter((page) => isSampleFile(page.path));
    const checked = isBuild
      ? await checker.check(files, {types: true})
      : files.map((page) => checker.known(page) ?? {page, results: []});
    const content: Content = new Map();
    for (const checkedPage of checked) {
      for (const rendered of render(checkedPage)) {
        content.set(sampleDataName(checkedPage.page.path), rendered.sample);
        if (!isBuild) writeTypes(devFolder, rendered);
      }
    }
    return content;
  }

  return {
    name: 'code-samples',

    getPathsToWatch: () => [
      ...samplePlaces.map((place) => `${siteDir}/${place}/**/*.{md,mdx}`),
      ...sampleFolders.map((folder) => `${siteDir}/${folder}/**/*`),
    ],

    async loadContent() {
      const pages = readAll();
      if (isBuild) {
        const checked = await checker.check(pages, {types: true});
        const problems = checked.flatMap(formatProblems);
        if (problems.length > 0) throw new Error(describe(problems));
        checker.forgetOthers(pages);
      } else {
        void reportLater(pages);
      }
      return renderFiles(pages);
    },

    async contentLoaded({content, actions: {createData}}) {
      for (const [name, sample] of content) {
        await createData(name, JSON.stringify(sample));
      }
    },

    getClientModules: () => [
      path.join(__dirname, 'client', 'styles.css'),
      path.join(__dirname, 'client', 'index.ts'),
    ],

    configureWebpack: (config): object => ({
      // A page in the bundler's cache holds types, which can change without it.
      ...bundlerCacheVersion(config, checker.environment()),
      ...(!isBuild && {
        devServer: {
          static: [
            {directory: devFolder, publicPath: `${baseUrl}${typesFolder}`},
          ],
        },
      }),
    }),

    async postBuild({outDir}) {
      const folder = path.join(outDir, typesFolder);
      for (const page of await checker.check(readAll(), {types: true})) {
        for (const rendered of render(page)) writeTypes(folder, rendered);
      }
      await checker.close();
    },
  };

  /** The development server shows the new text first and complains later. */
  async function reportLater(pages: ReadPage[]): Promise<void> {
    try {
      const checked = await checker.check(pages, {types: true});
      const problems = checked.flatMap(formatProblems);
      if (problems.length > 0) console.error(describe(problems));
    } catch (error) {
      console.error(error);
    }
  }
}

function describe(problems: string[]): string {
  return `${problems.length} problem(s) in code samples:\n${problems.join('\n')}`;
}
