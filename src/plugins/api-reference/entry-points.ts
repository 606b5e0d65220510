import fs from 'node:fs';
import path from 'node:path';

import type {DocumentedPackage} from './options';

/** A module that readers import from, and the file that defines it. */
export interface EntryPoint {
  /** Path of its pages: `core`, `core/wallets`. */
  module: string;
  /** What a reader writes after `from`. */
  specifier: string;
  /** Absolute path of the TypeScript file that holds its exports. */
  file: string;
}

/** A documented package as it lies on the disk. */
export interface PackageSource {
  name: string;
  specifier: string;
  description: string;
  version: string;
  /** Folder below which every file belongs to the package. */
  directory: string;
  handWritten: boolean;
  /** The modules that get pages. */
  entryPoints: EntryPoint[];
  /** Every exported module, internal ones too: other packages import them. */
  modules: EntryPoint[];
}

const INTERNAL = /^internal(\/|$)/;

/**
 * Finds the sources of a documented package.
 *
 * @throws when the package is not installed or ships no `src/`; the message
 * names the package and says what to do.
 */
export function readPackageSource(
  siteDir: string,
  documented: DocumentedPackage,
): PackageSource {
  return documented.declarations
    ? readDeclarations(siteDir, documented, documented.declarations)
    : readInstalled(siteDir, documented);
}

function readDeclarations(
  siteDir: string,
  {name, specifier, description}: DocumentedPackage,
  {file, version}: {file: string; version: string},
): PackageSource {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(
      `API reference: the declarations of ${specifier} are missing: write ${file} or change "declarations" in the options of the api-reference plugin.`,
    );
  }
  const entryPoint = {module: name, specifier, file: absolute};
  return {
    name,
    specifier,
    description,
    version,
    directory: path.dirname(absolute),
    handWritten: true,
    entryPoints: [entryPoint],
    modules: [entryPoint],
  };
}

function readInstalled(
  siteDir: string,
  {name, specifier, description}: DocumentedPackage,
): PackageSource {
  const directory = path.join(siteDir, 'node_modules', specifier);
  const manifestPath = path.join(directory, 'package.json');
  if (!fs.existsSync(manifestPath)) {
    throw new Error(
      `API reference: ${specifier} is not installed. Run "npm ci".`,
    );
  }
  const manifest = JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as {
    version: string;
    exports: string | Record<string, string>;
  };
  if (!fs.existsSync(path.join(directory, 'src'))) {
    throw new Error(
      `API reference: ${specifier} ${manifest.version} ships no src/ folder, from which its pages are made. Install a version that does, or describe the package by hand and set "declarations" in the options of the api-reference plugin.`,
    );
  }
  const targets =
    typeof manifest.exports === 'string'
      ? {'.': manifest.exports}
      : manifest.exports;
  const modules = Object.entries(targets).map(([subpath, target]) =>
    readModule({name, specifier, directory}, subpath, target),
  );
  return {
    name,
    specifier,
    description,
    version: manifest.version,
    directory,
    handWritten: false,
    modules,
    entryPoints: modules.filter(
      ({module}) => !INTERNAL.test(module.slice(name.length + 1)),
    ),
  };
}

function readModule(
  owner: {name: string; specifier: string; directory: string},
  subpath: string,
  target: string,
): EntryPoint {
  const inside = subpath.replace(/^\.\/?/, '').replace(/\.js$/, '');
  const file = path.join(
    owner.directory,
    target.replace(/^\.\/build\//, 'src/').replace(/\.js$/, '.ts'),
  );
  if (!fs.existsSync(file)) {
    throw new Error(
      `API reference: ${owner.specifier} exports "${subpath}" from ${target}, but ${path.relative(owner.directory, file)}, its source, does not exist.`,
    );
  }
  return {
    module: inside ? `${owner.name}/${inside}` : owner.name,
    specifier: path.posix.join(owner.specifier, subpath),
    file,
  };
}
