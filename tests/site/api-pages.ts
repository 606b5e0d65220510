// The generated Markdown of the reference, for the tests `api-*.spec.ts`.
import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';

import {modulesOf} from '../../src/reference/modules';
import {apiReference} from '../../src/reference/options';

/** The folder of this repository. */
export const siteDir = path.resolve(__dirname, '../..');

/** Returns the text of a file. */
export const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** The docs sets with their modules and generated pages. */
export const sets = apiReference.sets.map(({id, docs, packages}) => {
  const folder = path.join(siteDir, docs, 'api');
  const files = Globby.sync('**/*.md', {cwd: folder}).sort();
  return {
    id,
    folder,
    modules: packages.flatMap((source) => modulesOf(siteDir, source)),
    /** Markdown by file, such as `react/functions/useQuery.md`. */
    pages: new Map(files.map((file) => [file, read(path.join(folder, file))])),
  };
});

/** The files of all sets with their Markdown. */
export const allPages = sets.flatMap(({pages}) => Array.from(pages));

/** The pages of React's set, including those of core and utils. */
export const reactPages =
  sets.find(({id}) => id === 'react')?.pages ?? new Map<string, string>();

/**
 * Returns the Markdown of a page of React's set.
 *
 * @param name - the file's path in the set, without its extension
 * @throws if there's no such page
 */
export function reactPage(name: string): string {
  const text = reactPages.get(`${name}.md`);
  if (text === undefined) throw new Error(`docs-react/api has no ${name}.md.`);
  return text;
}
