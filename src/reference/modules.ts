import fs from 'node:fs';
import path from 'node:path';

import {libraryRepository} from '../site/facts';

/** A package whose exports become pages. */
export interface DocumentedPackage {
  /** First folder of its pages: `core` gives `/react/api/core/...`. */
  name: string;
  /** What a reader imports: `@reactive-dot/core`. */
  specifier: string;
  /** Where it lies, relative to the site. */
  directory: string;
  /** Files below `directory` that readers import from, by the path of their pages. */
  modules: Readonly<Record<string, string>>;
  /** Of a package that npm does not serve and whose declarations are written by hand. */
  handWritten?: {
    version: string;
    /** Where pages link to the declarations. */
    download: string;
    /** Explains the types that aren't exported; a path relative to the page of an export. */
    typesPage: string;
  };
}

/** A module that readers import from, and the file that holds its exports. */
export interface Module {
  /** Path of its pages: `core/wallets`. */
  name: string;
  /** What a reader writes after `from`. */
  specifier: string;
  /** Absolute path. */
  file: string;
  /** The package it belongs to, in the version on the disk; `directory` is absolute. */
  source: Omit<DocumentedPackage, 'modules'> & {version: string};
}

/** The modules of a package, in the version on the disk. */
export function modulesOf(
  siteDir: string,
  {modules, ...source}: DocumentedPackage,
): Module[] {
  const directory = path.join(siteDir, source.directory);
  const {version} =
    source.handWritten ??
    (JSON.parse(
      fs.readFileSync(path.join(directory, 'package.json'), 'utf8'),
    ) as {version: string});
  return Object.entries(modules).map(([name, relative]) => {
    const inside = name.slice(source.name.length);
    return {
      name,
      specifier: `${source.specifier}${inside && `${inside}.js`}`,
      file: path.join(directory, relative),
      source: {...source, directory, version},
    };
  });
}

/** The address of a line in the library's repository, at the tag of the release. */
export function sourceUrl(
  {name, specifier, version, directory}: Module['source'],
  file: string,
  line: number,
): string {
  const tag = encodeURI(`${specifier}@${version}`);
  const place = path.relative(directory, file);
  return `${libraryRepository}/blob/${tag}/packages/${name}/${place}#L${line}`;
}
