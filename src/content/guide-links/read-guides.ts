import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {sets} from '../../site/sets';
import {frontMatterOf, partialsOf, withoutFences} from '../markdown-text';

/** A guide and the API pages it links to. */
export interface LinkingGuide {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** The guide's title. `check-guides` later fails a build without one. */
  title: string;
  /** What the guide is about. `check-guides` later fails a build without it. */
  description: string;
  /** Paths of API pages, without the base URL and anchors. */
  links: string[];
}

/**
 * Matches the path of a link to an API page: `[useStore](/react/api/…)`,
 * `href="/react/api/…"`, or relative to the guide, as in partials of both sets:
 * `../api/…`. Links by reference, `[useStore]: /react/api/…`, aren't found.
 */
const apiLink =
  /(?:\]\(|\bhref=["'])((?:\.{0,2}\/)(?:[^)#?\s"']*\/)?api\/[^)#?\s"']+)/g;

/** Returns the guides of all sets, without generated API pages and partials. */
export function readGuides(siteDir: string): LinkingGuide[] {
  return sets.flatMap(({id, folder}) =>
    Globby.sync(['**/*.{md,mdx}', '!api/**', '!**/_*'], {
      cwd: path.join(siteDir, folder),
    })
      .sort()
      .map((name) => readGuide(siteDir, `${folder}/${name}`, `/${id}/${name}`)),
  );
}

/**
 * Reads a guide and its partials.
 *
 * @param address - the guide's path without the base URL, which links in the
 *   guide and in its partials are relative to
 */
function readGuide(
  siteDir: string,
  file: string,
  address: string,
): LinkingGuide {
  const texts = textsOf(path.join(siteDir, file), siteDir);
  const {title, description} = frontMatterOf(texts[0] ?? '');
  const links = Array.from(
    withoutFences(texts.join('\n')).matchAll(apiLink),
    ([, link = '']) => path.posix.resolve(path.posix.dirname(address), link),
  );
  return {
    file,
    title: title ?? path.parse(file).name,
    description: description ?? '',
    links: Array.from(new Set(links)),
  };
}

/**
 * Returns a page's text, and then those of its partials and their partials. Each
 * file is read once, even if partials import each other.
 */
function textsOf(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): string[] {
  // The bundler reports missing files.
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const partials = partialsOf(text).map(({specifier}) =>
    specifier.startsWith('@site/')
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(file), specifier),
  );
  return [
    text,
    ...partials.flatMap((partial) => textsOf(partial, siteDir, seen)),
  ];
}
