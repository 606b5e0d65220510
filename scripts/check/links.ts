import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {withoutFences} from '../../src/content/markdown-text';

/**
 * Matches the address of a link. Other sites aren't checked, and Docusaurus
 * checks files that begin with `@site/`.
 */
const inlineLink = /\]\((?!\w+:|@site\/)([^)\s]+)/g;

/**
 * Returns the addresses of pages that display a file's link. Shared text
 * appears in guides of both sets. The file doesn't show which, so `x` stands for
 * any guide, and links to headings of the guide itself aren't checked.
 */
function routesOf(file: string, link: string): string[] {
  const route = file.replace(/^docs-/, '/').replace(/\.mdx?$/, '');
  if (!route.startsWith('/shared/')) return [route];
  return link.startsWith('#') ? [] : ['/react/guides/x', '/vue/guides/x'];
}

/**
 * Lists a guide's broken links, for `npm run check`, which runs at the root of
 * the repository. The built site can be older than the guide.
 *
 * @param file - the guide's path from the root of the repository
 * @param buildFolder - the built site
 * @returns a line for each: file, line, address, and the missing page or
 *   heading
 */
export function findBrokenLinks(file: string, buildFolder: string): string[] {
  const lines = withoutFences(readFileSync(file, 'utf8'))
    .replace(/`[^`\n]*`/g, '')
    .split('\n');
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(inlineLink), ([, link = '']) => link).flatMap(
      (link) =>
        routesOf(file, link)
          .map((route) => describeDefect(link, route, buildFolder))
          .filter((defect) => defect !== undefined)
          .map((defect) => `${file}:${index + 1} links to ${link}: ${defect}`),
    ),
  );
}

/** What the bundler adds to an import without an extension. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Lists a guide's imports of files that don't exist. Samples have their own
 * check.
 *
 * @param file - the guide's path from the root of the repository
 * @returns a line for each: file, line, and import
 */
export function findMissingImports(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const imported = /^import .* from ['"]@site\/([^'"]+)['"]/.exec(line)?.[1];
    return imported === undefined ||
      endings.some((ending) => existsSync(imported + ending))
      ? []
      : `${file}:${index + 1} imports @site/${imported}, which doesn't exist`;
  });
}

/** Returns what a link's address lacks in the built site, if anything. */
function describeDefect(
  link: string,
  route: string,
  buildFolder: string,
): string | undefined {
  const {pathname, hash} = new URL(link, `http://site${route}`);
  const target = decodeURIComponent(pathname).replace(/\.mdx?$|\/$/, '');
  const asset = path.join(buildFolder, target);
  const page = path.join(buildFolder, `${target || 'index'}.html`);
  if (!existsSync(page)) {
    return path.extname(asset) !== '' && existsSync(asset)
      ? undefined
      : 'the built site has no such page; run npm run build if it is new';
  }
  const id = decodeURIComponent(hash.slice(1));
  const $ = load(readFileSync(page, 'utf8'));
  return id === '' || $('[id]').is((_, {attribs}) => attribs.id === id)
    ? undefined
    : `${target} has no heading #${id} in the built site`;
}
