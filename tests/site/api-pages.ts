import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';

import {modulesOf} from '../../src/reference/modules';
import {apiReference} from '../../src/reference/options';

export const siteDir = path.resolve(__dirname, '../..');

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

const [react] = sets;
/** The pages of React's set. */
export const reactPages = react!.pages;

/** Returns the Markdown of a page of React's set. */
export function reactPage(name: string): string {
  const text = reactPages.get(`${name}.md`);
  if (text === undefined) throw new Error(`docs-react/api has no ${name}.md.`);
  return text;
}
