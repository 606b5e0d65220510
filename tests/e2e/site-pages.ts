import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const buildFolder = path.join(__dirname, '../../build');

export interface BuiltPage {
  /** Path in the browser, `/` for the home page. */
  path: string;
  /** The file below the build folder. */
  file: string;
  $: CheerioAPI;
}

/** Every page of the built site, in the order of their files. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const files = await Globby('**/*.html', {cwd: buildFolder});
  return files.sort().map((file) => ({
    path: `/${file.replace(/(?:^index)?\.html$/, '')}`,
    file,
    $: load(readFileSync(path.join(buildFolder, file), 'utf8')),
  }));
}
