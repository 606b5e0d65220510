import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {runStage, type Progress} from '../../site/build-stages';
import {prism} from '../../site/prism';
import {bundlerCacheVersion} from '../../build-cache/bundler-cache-version';
import {findApiPages} from './find-api-pages';
import {
  countSamples,
  createChecker,
  formatProblems,
  type CheckedPage,
  type Checker,
} from './checker';
import {colorSheet} from './code-colors';
import {readPages} from './find-samples';
import type {Page} from './model';
import {renderSample, type RenderResult} from './render-sample';
import {
  blankHiddenLines,
  collectSharedFiles,
  zipSharedFiles,
} from './shared-files';
import {
  isSampleFile,
  sampleDataName,
  sampleFolders,
  samplePlaces,
} from './sample-folders';

/** How long the development server keeps idle compilers. */
const keepCompilersMs = 600_000;

const colorsFile = 'colors.css';

/**
 * Checks all samples while the site loads, and fails the build on errors.
 * Provides pages with the colors, the data of samples in components, and the
 * types on hover. `render-code-blocks.ts` renders the blocks of Markdown pages.
 */
export default function samples({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const checker = createChecker(siteDir, isBuild ? 0 : keepCompilersMs);
  // The folder of Docusaurus's `createData`, which only writes text.
  const dataFolder = path.join(generatedFilesDir, 'code-samples/default');
  let checkedPages: CheckedPage[] = [];
  let sharedFiles: Page[] = [];

  return {
    name: 'code-samples',

    getPathsToWatch: () => [
      ...samplePlaces.map((place) => `${siteDir}/${place}/**/*.{md,mdx}`),
      ...sampleFolders.map((folder) => `${siteDir}/${folder}/**/*`),
    ],

    async loadContent() {
      const pages = readPages(siteDir, samplePlaces);
      sharedFiles = collectSharedFiles(pages);
      const all = [...pages, ...sharedFiles.map(blankHiddenLines)];
      if (isBuild) {
        const checked = await runStage('samples', (progress) =>
          checkAll(checker, all, progress),
        );
        checkedPages = checked.slice(0, pages.length);
        checker.forgetOthers(all);
      } else {
        // The development server shows the new text first and reports errors
        // later.
        checkedPages = pages.map((page) => ({page, results: []}));
        checkAll(checker, all).catch(console.error);
      }
    },

    async contentLoaded({actions: {createData}}) {
      await createData(colorsFile, colorSheet(prism.theme, prism.darkTheme));
      for (const page of sharedFiles) {
        const file = path.join(dataFolder, `${page.path}.zip`);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, zipSharedFiles(page));
      }
      for (const checked of checkedPages) {
        const {path} = checked.page;
        if (!isSampleFile(path)) continue;
        const [rendered] = render(checked);
        await createData(
          sampleDataName(path),
          JSON.stringify(rendered?.sample),
        );
      }
    },

    getClientModules: () => [path.join(dataFolder, colorsFile)],

    // A cached page holds types, which can change without the page.
    configureWebpack: (config) =>
      bundlerCacheVersion(config, checker.environment),

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'sample-types');
      mkdirSync(folder, {recursive: true});
      const pages = findApiPages(siteDir);
      for (const {sample, renderTypes} of checkedPages.flatMap(render)) {
        if (sample.typesFile === undefined) continue;
        const file = path.join(folder, `${sample.typesFile}.json`);
        writeFileSync(file, JSON.stringify(renderTypes(pages)));
      }
    },
  };
}

/** @throws an error that lists the problems of all pages */
async function checkAll(
  checker: Checker,
  pages: Page[],
  progress?: Progress,
): Promise<CheckedPage[]> {
  const count = countSamples(pages);
  const checked = await checker.check(pages, (done) =>
    progress?.(`${done}/${count}`),
  );
  const problems = checked.flatMap(formatProblems);
  if (problems.length === 0) return checked;
  throw new Error(
    `${problems.length} problem(s) in code samples:\n${problems.join('\n')}`,
  );
}

function render({page, results}: CheckedPage): RenderResult[] {
  return page.fences.map((fence, index) => renderSample(fence, results[index]));
}
