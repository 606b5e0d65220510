import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Versions frozen by `npm run docs:version`, newest first; none at first.
 *
 * @throws where the sets have different versions
 */
export const frozenVersions = readFrozenVersions(
  path.resolve(__dirname, '../..'),
);

/**
 * Where a page of a frozen version is in the newest: `/react/guides/faq` for
 * `/react/0.68/guides/faq`; any other path as it is.
 *
 * @param path - below the base URL, with a slash in front
 */
export function withoutVersion(path: string): string {
  const [, set, version, ...page] = path.split('/');
  return frozenVersions.includes(version ?? '')
    ? ['', set, ...page].join('/')
    : path;
}

function readFrozenVersions(siteDir: string): string[] {
  const [react, vue] = ['react', 'vue'].map((set) => {
    const file = path.join(siteDir, `${set}_versions.json`);
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
      : [];
  }) as [string[], string[]];
  if (react.join() !== vue.join()) {
    throw new Error(
      `react_versions.json names [${react.join(', ')}], vue_versions.json [${vue.join(', ')}]. The sets are frozen together: make them agree.`,
    );
  }
  return react;
}
