import fs from 'node:fs';
import path from 'node:path';

import {libraryRepository} from '../site/facts';

/** A package with API pages. */
export interface DocumentedPackage {
  /** The first folder of its pages: `core` for `/react/api/core/...`. */
  name: string;
  /** The import specifier: `@reactive-dot/core`. */
  specifier: string;
  /** The folder of the package, relative to the site. */
  directory: string;
  /** Entry files relative to `directory`, by the path of their pages. */
  modules: Readonly<Record<string, string>>;
  /** For a package that isn't on npm and has handwritten declarations. */
  handWritten?: {
    version: string;
    /** The address of the declarations, for links. */
    download: string;
    /**
     * The page that explains types without an export, relative to an export's
     * page.
     */
    typesPage: string;
  };
}

/** An entry module, and the file with its exports. */
export interface Module {
  /** Path of its pages: `core/wallets`. */
  name: string;
  /** The import specifier. */
  specifier: string;
  /** Absolute path. */
  file: string;
  /** The module's package, as installed; `directory` is absolute. */
  source: Omit<DocumentedPackage, 'modules'> & {version: string};
}

/**
 * Returns the modules of an installed package.
 *
 * @throws if the package isn't installed
 */
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

/**
 * Returns the address of a source line in the library's repository, at the
 * release's tag.
 */
export function sourceUrl(
  {name, specifier, version, directory}: Module['source'],
  file: string,
  line: number,
): string {
  const tag = encodeURI(`${specifier}@${version}`);
  const place = path.relative(directory, file);
  return `${libraryRepository}/blob/${tag}/packages/${name}/${place}#L${line}`;
}
