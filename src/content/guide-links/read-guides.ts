import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {sets} from '../../site/sets';
import {frozenVersions} from '../../site/versions';

/** A set's folder, relative to the site's, and the path of its pages below the base URL, without slashes. */
export interface DocsFolder {
  folder: string;
  route: string;
}

/** The folders of all sets and of their frozen versions. */
export const docsFolders: readonly DocsFolder[] = sets.flatMap(
  ({id, folder}) => [
    {folder, route: id},
    ...frozenVersions(id).map((version) => ({
      folder: `${id}_versioned_docs/version-${version}`,
      route: `${id}/${version}`,
    })),
  ],
);

/** A hand-written page and the API pages that it links to. */
export interface Guide {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  title: string;
  /** Site paths below the base URL without anchors, in the order of their first mention. */
  links: string[];
}

const titleLine = /^title:\s*(["']?)(.+?)\1\s*$/m;
const fence = /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm;
const apiLink = /(?:\]\(|\bhref=["'])(\/[^)#?\s"']*\/api\/[^)#?\s"']+)/g;
const partialImport =
  /^import\s+\w+\s+from\s+["']((?:@site|\.{1,2})\/[^"']+\.mdx?)["']/gm;

/** All guides of all sets; generated API pages and partials are none. */
export function readGuides(siteDir: string): Guide[] {
  return docsFolders.flatMap(({folder}) =>
    Globby.sync(['**/*.{md,mdx}', '!api/**', '!**/_*'], {
      cwd: path.join(siteDir, folder),
    })
      .sort()
      .map((name) => {
        const file = path.join(siteDir, folder, name);
        const text = readWithPartials(file, siteDir);
        const links = Array.from(
          text.replace(fence, '').matchAll(apiLink),
          ([, link = '']) => link,
        );
        return {
          file: `${folder}/${name}`,
          title: titleLine.exec(text)?.[2] ?? path.parse(name).name,
          links: Array.from(new Set(links)),
        };
      }),
  );
}

/** A page's text with that of the partials it imports, and of theirs. */
function readWithPartials(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): string {
  // The bundler names an import that isn't there.
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
