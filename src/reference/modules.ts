import fs from 'node:fs';
import path from 'node:path';

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
  handWritten?: {version: string};
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

/** @throws when a file is missing, with its name and what to do. */
export function modulesOf(
  siteDir: string,
  {modules, ...source}: DocumentedPackage,
): Module[] {
  const directory = path.join(siteDir, source.directory);
  const locate = (relative: string): string => {
    const file = path.join(directory, relative);
    if (fs.existsSync(file)) return file;
    throw new Error(
      `API reference: ${file} is missing. Run "npm ci"; if ${source.specifier} no longer ships it, change src/reference/options.ts.`,
    );
  };
  const {version} =
    source.handWritten ??
    (JSON.parse(fs.readFileSync(locate('package.json'), 'utf8')) as {
      version: string;
    });
  return Object.entries(modules).map(([name, relative]) => {
    const inside = name.slice(source.name.length);
    return {
      name,
      specifier: `${source.specifier}${inside && `${inside}.js`}`,
      file: locate(relative),
      source: {...source, directory, version},
    };
  });
}
