/**
 * Checks pages without building the site: prose, code samples, and links. Links
 * are checked against an existing build.
 *
 * Usage: `npm run check -- docs-react/guides/faq.mdx`, with files or folders;
 * all pages by default.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {
  createChecker,
  formatProblems,
} from '../src/content/code-samples/checker';
import {findFiles, readPage} from '../src/content/code-samples/find-samples';
import {samplePlaces} from '../src/content/code-samples/sample-folders';
import {toSitePath} from '../src/site/site-path';
import {findBrokenLinks, findMissingImports} from './check/links';
import {runCommandLine} from './command-line';

const siteDir = path.resolve(__dirname, '..');
const buildFolder = path.join(siteDir, 'build');

/** Returns the pages named on the command line, or all pages. */
function choosePages(names: readonly string[]): string[] {
  const named = names.map((name) => toSitePath(siteDir, path.resolve(name)));
  const pages = findFiles(siteDir, named.length > 0 ? named : samplePlaces);
  for (const name of named) {
    if (!pages.some((page) => page === name || page.startsWith(`${name}/`)))
      throw new Error(`${name} isn't a page or a folder of pages.`);
  }
  return pages;
}

/** Returns the compiler's errors in the samples of pages. */
async function checkSamples(files: readonly string[]): Promise<string[]> {
  const checker = createChecker(siteDir);
  const checked = await checker.check(
    files.map((file) => readPage(siteDir, file)),
  );
  return checked.flatMap(formatProblems);
}

/** Returns the broken links of guides, or none without a build. */
function checkLinks(files: readonly string[]): string[] {
  const guides = files.filter((file) => /^docs-\w+\/(?!api\/)/.test(file));
  if (existsSync(buildFolder))
    return guides.flatMap((file) => findBrokenLinks(file, buildFolder));
  console.log('Links are not checked, because there is no build yet.');
  return [];
}

/** Runs a prose checker, which prints its results. Returns whether it passed. */
function runProseChecker(command: string, ...args: string[]): boolean {
  const {status, error} = spawnSync('npx', [command, ...args], {
    cwd: siteDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return status === 0;
}

/** Checks the prose of guides. Runs both checkers even if the first one fails. */
function checkProse(guides: readonly string[]): boolean {
  if (guides.length === 0) return true;
  const isStyleRight = runProseChecker(
    'markdownlint-cli2',
    '--no-globs',
    ...guides,
  );
  const isSpellingRight = runProseChecker(
    'cspell',
    'lint',
    '--no-progress',
    '--no-must-find-files',
    ...guides,
  );
  return isStyleRight && isSpellingRight;
}

runCommandLine(async () => {
  const files = choosePages(process.argv.slice(2));
  const prose = files.filter((file) => /^docs-\w+\/.*\.mdx$/.test(file));
  const isProseRight = checkProse(prose);
  const problems = [
    ...(await checkSamples(files)),
    ...prose.flatMap(findMissingImports),
    ...checkLinks(files),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `Pages: ${files.length}. Problems in samples, imports, and links: ${problems.length}.`,
    `Prose has ${isProseRight ? 'no ' : ''}problems.`,
  );
  if (!isProseRight || problems.length > 0) process.exitCode = 1;
});
