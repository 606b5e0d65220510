import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {collectApiLinks, collectPartials} from './collect-links';
import type {GuideLinksOptions} from './options';

/** A hand-written page and the API pages that it links to. */
export type Guide = {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  title: string;
  /** Site paths below the base URL, in the order of their first mention. */
  links: string[];
};

/**
 * A page's text with that of the partials it imports, and of theirs.
 *
 * @throws Where an imported partial does not exist; names the importing file.
 */
function readWithPartials(
  file: string,
  siteDir: string,
  seen = new Set<string>(),
): string {
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const partials = collectPartials(text)
    .map((written) =>
      written.startsWith('@site/')
        ? path.join(siteDir, written.slice('@site/'.length))
        : path.resolve(path.dirname(file), written),
    )
    .filter((partial) => !seen.has(partial));
  for (const partial of partials) {
    if (!existsSync(partial)) {
      throw new Error(
        `${path.relative(siteDir, file)} imports ${path.relative(siteDir, partial)}, which does not exist. Correct the import or add the file.`,
      );
    }
  }
  return [
    text,
    ...partials.map((partial) => readWithPartials(partial, siteDir, seen)),
  ].join('\n');
}

/** The title in the front matter at the top of a page, if there is one. */
function readTitle(text: string): string | undefined {
  const frontMatter = /^---\n([\s\S]*?)\n---$/m.exec(text)?.[1] ?? '';
  return /^title:\s*(["']?)(.+?)\1\s*$/m.exec(frontMatter)?.[2];
}

function isGuide(file: string): boolean {
  const [folder] = file.split('/');
  return (
    /\.mdx?$/.test(file) &&
    folder !== 'api' &&
    !file.split('/').some((part) => part.startsWith('_'))
  );
}

/** All guides of all sets, sorted by file; generated API pages and partials are none. */
export function readGuides(
  siteDir: string,
  {sets}: GuideLinksOptions,
): Guide[] {
  return sets.flatMap(({folder}) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter(isGuide)
      .sort()
      .map((name) => {
        const file = `${folder}/${name}`;
        const text = readWithPartials(path.join(siteDir, file), siteDir);
        return {
          file,
          title: readTitle(text) ?? path.parse(name).name,
          links: collectApiLinks(text),
        };
      }),
  );
}
