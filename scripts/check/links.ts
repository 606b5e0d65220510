import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

// Docusaurus itself finds the files of links that begin with @site/.
const inlineLink = /\]\((?!\w+:|@site\/)([^)\s]+)/g;

/**
 * The addresses at which a reader comes upon a link of a file. Shared text
 * stands in guides of both sets; which, and with what headings, it can't tell.
 */
function routesOf(file: string, link: string): string[] {
  const route = file.replace(/^docs-/, '/').replace(/\.mdx?$/, '');
  if (!route.startsWith('/shared/')) return [route];
  return link.startsWith('#') ? [] : ['/react/guides/x', '/vue/guides/x'];
}

/**
 * Lists the links of a guide that lead nowhere in the built site, which may be
 * older than the guide.
 *
 * @param file the guide's path from the root of the repository
 * @param buildFolder the built site
 * @returns a line each: file, line, address and what is missing
 */
export function findBrokenLinks(file: string, buildFolder: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^ *```[\s\S]*?^ *```/gm, (code) => code.replace(/[^\n]/g, ''))
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
