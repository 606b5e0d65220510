import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {sets} from '../../site/sets';

/** A guide and the API pages it links to. */
export interface Guide {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  title: string;
  /** What the guide is about; empty if its front matter doesn't say. */
  description: string;
  /**
   * Site paths below the base URL, without anchors, in order of first mention.
   */
  links: string[];
}

const line = (name: string): RegExp =>
  new RegExp(`^${name}:\\s*(["']?)(.+?)\\1\\s*$`, 'm');
const titleLine = line('title');
const descriptionLine = line('description');
const fence = /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm;
const apiLink =
  /(?:\]\(|\bhref=["'])((?:\/[^)#?\s"']*|\.\.)\/api\/[^)#?\s"']+)/g;
const partialImport =
  /^import\s+\w+\s+from\s+["']((?:@site|\.{1,2})\/[^"']+\.mdx?)["']/gm;

/** Returns the guides of all sets, without generated API pages and partials. */
export function readGuides(siteDir: string): Guide[] {
  return sets.flatMap(({id, folder}) =>
    Globby.sync(['**/*.{md,mdx}', '!api/**', '!**/_*'], {
      cwd: path.join(siteDir, folder),
    })
      .sort()
      .map((name) => {
        const file = path.join(siteDir, folder, name);
        const text = readWithPartials(file, siteDir);
        const links = Array.from(
          text.replace(fence, '').matchAll(apiLink),
          // Partials of both sets have relative links.
          ([, link = '']) => link.replace('..', `/${id}`),
        );
        return {
          file: `${folder}/${name}`,
          title: titleLine.exec(text)?.[2] ?? path.parse(name).name,
          description: descriptionLine.exec(text)?.[2] ?? '',
          links: Array.from(new Set(links)),
        };
      }),
  );
}

/** Returns a page's text and that of its partials, recursively. */
function readWithPartials(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): string {
  // The bundler reports missing imports.
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const partials = Array.from(
    text.matchAll(partialImport),
    ([, written = '']) =>
      written.startsWith('@site/')
        ? path.join(siteDir, written.slice('@site/'.length))
        : path.resolve(path.dirname(file), written),
  );
  return [
    text,
    ...partials.map((partial) => readWithPartials(partial, siteDir, seen)),
  ].join('\n');
}
