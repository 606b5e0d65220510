/**
 * Lists what readers can import from the library, for tests that each export has
 * a page, and a place in the guides. Reads declarations with TypeScript, not our
 * reference, which could lack an export.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {modulesOf} from '../../../src/reference/modules';
import {apiReference} from '../../../src/reference/options';
import {siteDir} from './read-guide';

/** An export for readers. */
export interface ApiExport {
  /** The import specifier. */
  module: string;
  name: string;
  isDeprecated: boolean;
}

/** A module of a package and the file with its declarations. */
export interface DeclaredModule {
  module: string;
  file: string;
}

/** Matches modules of a package that aren't for readers. */
const internal = /^\.\/internal(?:[./]|$)/;

/**
 * Returns the modules of an installed or unpacked package that are for readers.
 *
 * @throws if a declaration file is missing
 */
export function declaredModules(folder: string): DeclaredModule[] {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {name: string; exports: string | Record<string, string>};
  const targets =
    typeof manifest.exports === 'string'
      ? {'.': manifest.exports}
      : manifest.exports;
  return Object.entries(targets)
    .filter(([subpath]) => !internal.test(subpath))
    .map(([subpath, target]) => {
      const file = path.join(folder, target.replace(/\.js$/, '.d.ts'));
      if (!existsSync(file)) {
        throw new Error(
          `${manifest.name} exports "${subpath}" but doesn't declare it in ${path.relative(folder, file)}.`,
        );
      }
      return {module: path.posix.join(manifest.name, subpath), file};
    });
}

/**
 * Lists the exports that readers of a set can import. Reads declarations, whose
 * deprecated functions have the tag on each overload. Sources don't.
 */
export function exportsOf(set: 'react' | 'vue'): ApiExport[] {
  const {packages = []} = apiReference.sets.find(({id}) => id === set) ?? {};
  return listExports(
    packages.flatMap((source) =>
      source.handWritten
        ? modulesOf(siteDir, source).map(({specifier, file}) => ({
            module: specifier,
            file,
          }))
        : declaredModules(path.join(siteDir, source.directory)),
    ),
  );
}

/**
 * Lists the exports of modules, with their declarations. Reads only the
 * library's own packages, so their dependencies don't have to be installed.
 */
export function listExports(modules: readonly DeclaredModule[]): ApiExport[] {
  const program = ts.createProgram(
    modules.map(({file}) => file),
    options,
    createHost(),
  );
  const checker = program.getTypeChecker();
  return modules.flatMap(({module, file}) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`TypeScript can't read ${file}.`);
    const symbol = checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return exported
      .map((entry) => ({
        name: entry.getName(),
        declarations: declarationsOf(entry, checker),
      }))
      .filter(({declarations}) => !declarations.some(isInternal))
      .map(({name, declarations}) => ({
        module,
        name,
        isDeprecated: declarations.every(isDeprecated),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  });
}

/** Enough to follow exports. Types and libraries aren't resolved. */
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Sources contain JSX; declarations don't.
  jsx: ts.JsxEmit.Preserve,
  noLib: true,
  types: [],
};

/** Returns a host that resolves only files of the library. */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) =>
      /^(?:\.|@reactive-dot\/)/.test(text)
        ? ts.resolveModuleName(text, from, options, host)
        : {resolvedModule: undefined},
    );
  return host;
}

/** Returns the declarations of an export, also if it's from another module. */
function declarationsOf(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ts.Declaration[] {
  const meant =
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  return meant.getDeclarations() ?? [];
}

const isDeprecated = (declaration: ts.Declaration) =>
  ts.getJSDocDeprecatedTag(declaration) !== undefined;

const isInternal = (declaration: ts.Declaration) =>
  ts.getJSDocTags(declaration).some(({tagName}) => tagName.text === 'internal');
