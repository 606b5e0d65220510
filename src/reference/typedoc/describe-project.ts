import {
  type Context,
  type DeclarationReflection,
  ReflectionKind,
} from 'typedoc';
import ts from 'typescript';

import {sourceUrl, type Module} from '../modules';
import {print} from '../../type-text/print';
import type {Facts} from './facts';
import type {Scope} from './fields';
import {deprecatedLast, TextApplier} from './apply-texts';
import {
  type ExportText,
  type ModuleTexts,
  readAllTexts,
  type Text,
} from './read-texts';
import {Shaper} from './shape';

/**
 * Prepares reflections: names modules by import specifier, restores written
 * types, adds fields of options, collects declarations, and applies our texts.
 * Logs exports without a text and texts without an export, by file.
 */
export function describeProject(
  context: Context,
  facts: Facts,
  modules: readonly Module[],
): void {
  context.setActiveProgram(context.programs[0]);
  const scope = scopeOf(context, modules);
  const shaper = new Shaper(scope, facts);
  const texts = readAllTexts();
  findTypeSources(context, facts, modules);
  const complain = (what: string, keys: readonly string[]): void => {
    if (keys.length > 0)
      context.logger.error(`${what}:\n  ${keys.join('\n  ')}`);
  };
  for (const module of context.project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName;
    const entry = modules.find((each) => each.file === file);
    if (!entry) throw new Error(`${module.name} isn't in the option modules.`);
    const {name, specifier} = entry;
    const ours = texts.get(specifier);
    if (!ours) {
      complain('No file in src/reference/texts has this heading', [specifier]);
      continue;
    }
    const textless: string[] = [];
    const applier = new TextApplier(context, facts, ours.shared);
    module.name = name;
    for (const child of module.children ?? []) {
      const text = ours.exports.get(child.name);
      const key = `${name}.${child.name}`;
      if (text) describeExport(shaper, applier, key, child, text);
      else textless.push(key);
    }
    module.childrenIncludingDocuments?.sort(
      (a, b) => deprecatedLast(a, b) || a.name.localeCompare(b.name),
    );
    textless.push(...applier.textless);
    complain(`Add texts to ${ours.file} for these`, textless);
    complain(
      `Remove the texts from ${ours.file} for these, which are gone`,
      textKeys(name, ours).filter((key) => !applier.used.has(key)),
    );
  }
}

/**
 * Collects the library's classes, generic aliases, and the addresses of types
 * without a page.
 */
function findTypeSources(
  {program}: Context,
  facts: Facts,
  modules: readonly Module[],
): void {
  for (const file of program.getSourceFiles()) {
    const module = modules.find(({source}) => isIn(source.directory, file));
    if (!module) continue;
    const {handWritten} = module.source;
    for (const each of file.statements) {
      if (ts.isClassDeclaration(each) && each.name) {
        facts.classes.add(each.name.text);
      }
      if (!ts.isTypeAliasDeclaration(each) && !ts.isInterfaceDeclaration(each))
        continue;
      const name = each.name.text;
      if (ts.isTypeAliasDeclaration(each) && each.typeParameters) {
        facts.aliases.set(name, print(each.type));
      }
      // Prefer the source of a published type with the same name.
      if (handWritten && facts.typeSources.has(name)) continue;
      const start = file.getLineAndCharacterOfPosition(each.getStart(file));
      facts.typeSources.set(
        name,
        handWritten?.typesPage ??
          sourceUrl(module.source, file.fileName, start.line + 1),
      );
    }
  }
}

const isIn = (directory: string, {fileName}: ts.SourceFile): boolean =>
  fileName.startsWith(`${directory}/`);

/** Returns the keys of texts that a module's pages must use. */
function textKeys(module: string, {exports}: ModuleTexts): string[] {
  const keysOf = (key: string, {parameters, typeParameters}: Text) => [
    key,
    ...Array.from(parameters.keys(), (path) => `${key}(${path})`),
    ...Array.from(typeParameters.keys(), (name) => `${key}<${name}>`),
  ];
  return Array.from(exports).flatMap(([name, text]) => [
    ...keysOf(`${module}.${name}`, text),
    ...Array.from(text.members).flatMap(([member, words]) =>
      keysOf(`${module}.${name}.${member}`, words),
    ),
  ]);
}

/** Returns the scope in which fields are found: the documented packages. */
function scopeOf(context: Context, modules: readonly Module[]): Scope {
  return {
    context,
    checker: context.checker,
    hasPage: (symbol) =>
      context.getReflectionFromSymbol(symbol)?.parent?.kind ===
      ReflectionKind.Module,
    isOwn: (declaration) =>
      modules.some(({source}) =>
        isIn(source.directory, declaration.getSourceFile()),
      ),
  };
}

/** Applies facts and texts to an export and its members. */
function describeExport(
  shaper: Shaper,
  applier: TextApplier,
  key: string,
  child: DeclarationReflection,
  text: ExportText,
): void {
  shaper.shapeExport(child);
  applier.applyToExport(key, child, text);
  for (const member of child.children ?? []) {
    if (member.inheritedFrom) continue;
    shaper.shapeMember(member);
    applier.applyToDeclaration(
      `${key}.${member.name}`,
      member,
      text.members.get(member.name),
      !member.kindOf(ReflectionKind.Constructor),
    );
  }
}
