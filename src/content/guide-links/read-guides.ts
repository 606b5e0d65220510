import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {sets} from '../../site/sets';
import {frontMatterOf, partialsOf, withoutFences} from '../markdown-text';

/** A guide and the API pages it links to. */
export interface LinkingGuide {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  title: string;
  /** What the guide is about; empty if its front matter doesn't say. */
  description: string;
  /** Site paths below the base URL, without anchors. */
  links: string[];
}

/**
 * Matches `[useStore](/react/api/react/functions/useStore)`, and `href="…"` with
 * such an address. Partials of both sets have relative ones: `../api/…`. Links
 * by reference, `[useStore]: /react/api/…`, aren't found.
 */
const apiLink =
  /(?:\]\(|\bhref=["'])((?:\/[^)#?\s"']*|\.\.)\/api\/[^)#?\s"']+)/g;

/** Returns the guides of all sets, without generated API pages and partials. */
export function readGuides(siteDir: string): LinkingGuide[] {
  return sets.flatMap(({id, folder}) =>
    Globby.sync(['**/*.{md,mdx}', '!api/**', '!**/_*'], {
      cwd: path.join(siteDir, folder),
    })
      .sort()
      .map((name) => {
        const file = path.join(siteDir, folder, name);
        const {title, description} = frontMatterOf(readFileSync(file, 'utf8'));
        const text = withoutFences(readWithPartials(file, siteDir));
        const links = Array.from(text.matchAll(apiLink), ([, link = '']) =>
          link.replace('..', `/${id}`),
        );
        return {
          file: `${folder}/${name}`,
          title: title ?? path.parse(name).name,
          description: description ?? '',
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
  // Stops at circles, and at missing files, which the bundler reports.
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const partials = partialsOf(text).map(({specifier}) =>
    specifier.startsWith('@site/')
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(file), specifier),
  );
  return [
    text,
    ...partials.map((partial) => readWithPartials(partial, siteDir, seen)),
  ].join('\n');
}
