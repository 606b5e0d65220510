import {execFile} from 'node:child_process';
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

const root = path.resolve(__dirname, '../..');

export interface FixtureSite {
  /** The site's folder: a copy of the fixture, with its caches. */
  siteDir: string;
  /** Where the built site lies. */
  outDir: string;
}

/**
 * Builds a site of `tests/build/fixtures` from a copy that keeps the bundler's
 * caches from build to build.
 *
 * @param copy name of the copy; tests that run at the same time take different ones
 * @throws with Docusaurus' output when the build fails
 */
export async function rebuildFixture(
  fixture: string,
  copy: string,
  environment: Record<string, string> = {},
): Promise<FixtureSite> {
  const siteDir = path.join(root, '.cache', 'fixtures', copy);
  const outDir = path.join(siteDir, 'build');
  mkdirSync(siteDir, {recursive: true});
  cpSync(path.join(__dirname, 'fixtures', fixture), siteDir, {
    recursive: true,
  });
  await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      siteDir,
    ],
    {cwd: root, env: {...process.env, ...environment}},
  );
  return {siteDir, outDir};
}
