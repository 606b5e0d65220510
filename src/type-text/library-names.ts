import ts from 'typescript';

import type {TypeScope} from './parts';
import {print, withoutImports} from './print';

/** The names that a package of the library declares, and those of core. */
interface LibraryNames extends Pick<TypeScope, 'libraryTypes' | 'aliases'> {
  /** All names, including those that no module exports. */
  declared: ReadonlySet<string>;
}

/** The names of each program, by package. Reading them takes long. */
const cache = new WeakMap<ts.Program, Map<string, LibraryNames>>();

/**
 * Returns the names of the library's packages that a sample can use.
 *
 * @param library - a package whose types precede those of other packages
 */
export function libraryNames(
  program: ts.Program,
  library = 'core',
): LibraryNames {
  const byPackage = cache.get(program) ?? new Map<string, LibraryNames>();
  cache.set(program, byPackage);
  const names = byPackage.get(library) ?? readNames(program, library);
  byPackage.set(library, names);
  return names;
}

function readNames(program: ts.Program, library: string): LibraryNames {
  const libraryTypes = new Set<string>();
  const aliases = new Map<string, string>();
  const declared = new Set<string>();
  for (const file of program.getSourceFiles()) {
    const owner = packageOf(file.fileName);
    if (!owner) continue;
    for (const each of file.statements) {
      for (const name of namesOf(each)) declared.add(name);
      if (!isType(each) || !each.name) continue;
      const name = each.name.text;
      libraryTypes.add(name);
      const isGeneric = ts.isTypeAliasDeclaration(each) && each.typeParameters;
      // React and Vue have types with the same name.
      if (isGeneric && (owner === library || !aliases.has(name))) {
        aliases.set(name, withoutImports(print(each.type)));
      }
    }
  }
  return {libraryTypes, aliases, declared};
}

const isType = (
  node: ts.Statement,
): node is
  ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration =>
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node);

/** Returns the names that a statement declares. */
function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({name}) => name.getText());
  }
  const isNamed = isType(node) || ts.isFunctionDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

/** Returns the library's package that a file belongs to: `core`. */
export const packageOf = (file: string): string | undefined =>
  /[/](?:@reactive-dot[/]|types[/]reactive-dot__)([\w-]+)[/]/.exec(file)?.[1];
