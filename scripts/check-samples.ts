import path from 'node:path';

import {
  createChecker,
  formatProblems,
} from '../src/content/code-samples/check-samples';
import {
  findPages,
  readPage,
  toSitePath,
} from '../src/content/code-samples/read-pages';
import {samplePlaces} from '../src/content/code-samples/sample-places';

/**
 * Checks the samples of all pages, or of the files and folders named:
 * `npm run check:samples -- docs-vue/guides/faq.mdx`.
 */
async function main(names: string[]): Promise<number> {
  const start = performance.now();
  const siteDir = path.resolve(__dirname, '..');
  const named = names.map((name) => toSitePath(siteDir, path.resolve(name)));
  const paths = findPages(siteDir, names.length > 0 ? named : samplePlaces);
  for (const name of named) {
    if (!paths.some((found) => found === name || found.startsWith(`${name}/`)))
      throw new Error(`${name} is no file or folder with samples.`);
  }
  const pages = paths.map((file) => readPage(siteDir, file));
  const checker = createChecker(siteDir);
  const checked = await checker.check(pages, {types: false});
  checker.close();

  const problems = checked.flatMap(formatProblems);
  for (const problem of problems) console.error(problem);
  const samples = count(pages.map(({fences}) => fences.length));
  const unchecked = count(pages.map((page) => page.unchecked.length));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${samples} samples on ${pages.length} pages, ${problems.length} problems, ${unchecked} blocks not checked (nocheck), ${seconds} s`,
  );
  return problems.length > 0 ? 1 : 0;
}

function count(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
