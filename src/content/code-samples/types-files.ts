import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {RenderResult} from './render-sample';

/** Folder of the site that holds the types, one file a sample. */
export const typesFolder = 'sample-types';

/** Where the development server finds the types. */
export function devTypesFolder(siteDir: string): string {
  return path.join(siteDir, '.cache', typesFolder);
}

/** Writes the file that the page fetches when a reader asks for a type. */
export function writeTypes(
  folder: string,
  {sample, types}: RenderResult,
): void {
  if (sample.types === undefined) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, `${sample.types}.json`),
    JSON.stringify(types()),
  );
}
