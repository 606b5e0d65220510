import {
  type Context,
  type DeclarationReflection,
  ParameterReflection,
  type Reflection,
  ReflectionFlag,
  ReflectionKind,
  type SignatureReflection,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';

import {sourceUrl, type Module} from '../modules';
import {
  type ExportText,
  type ModuleTexts,
  readAllTexts,
  type Text,
} from './read-texts';
import {memberCode, print, signatureNode, typeText} from './code';
import {findFields, parametersOf, type Scope} from './fields';
import {deprecatedLast, TextLayer} from './lay-texts';

/** A parameter, property, or field. */
export type Described = DeclarationReflection | ParameterReflection;

/** Facts from the conversion that don't fit into TypeDoc's reflections. */
export class Facts {
  /** Nodes of signatures; none for a class's implicit constructor. */
  readonly declarations = new Map<Reflection, ts.Node | undefined>();
  /** The one-line declaration of an export, member, or signature. */
  readonly code = new Map<Reflection, string>();
  /** Fields of properties, types, and results. */
  readonly fields = new Map<Reflection, ParameterReflection[]>();
  /** Addresses that declare or explain types without a page, by name. */
  readonly typeSources = new Map<string, string>();
}

/**
 * Returns the signatures of a callable, or of a value that holds a function.
 */
export const signaturesOf = ({
  signatures,
  type,
}: DeclarationReflection): SignatureReflection[] =>
  signatures ??
  (type?.type === 'reflection' ? type.declaration.signatures : undefined) ??
  [];

/**
 * Prepares reflections: names modules by import specifier, restores written
 * types, adds fields of options, collects declarations, and applies our texts.
 * Logs exports without a text and texts without an export in one error.
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
  const textless: string[] = [];
  const gone: string[] = [];
  for (const module of context.project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName;
    const {name, specifier} = modules.find((entry) => entry.file === file)!;
    const own = texts.get(specifier) ?? noTexts;
    const layer = new TextLayer(context, facts, own.shared);
    module.name = name;
    for (const child of module.children ?? []) {
      const text = own.exports.get(child.name);
      const key = `${name}.${child.name}`;
      if (text) describeExport(shaper, layer, key, child, text);
      else textless.push(key);
    }
    module.childrenIncludingDocuments?.sort(
      (a, b) => deprecatedLast(a, b) || a.name.localeCompare(b.name),
    );
    textless.push(...layer.textless);
    gone.push(...textKeys(name, own).filter((key) => !layer.used.has(key)));
  }
  const complain = (what: string, keys: readonly string[]): void => {
    if (keys.length === 0) return;
    context.logger.error(
      `${what} in src/reference/texts:\n  ${keys.join('\n  ')}`,
    );
  };
  complain('These have no text, add them', textless);
  complain('These are gone, remove their texts', gone);
}

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
      if (!ts.isTypeAliasDeclaration(each) && !ts.isInterfaceDeclaration(each))
        continue;
      const name = each.name.text;
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

const noTexts: ModuleTexts = {exports: new Map(), shared: new Map()};

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
  layer: TextLayer,
  key: string,
  child: DeclarationReflection,
  text: ExportText,
): void {
  shaper.shapeExport(child);
  layer.layExport(key, child, text);
  for (const member of child.children ?? []) {
    if (member.inheritedFrom) continue;
    shaper.shapeMember(member);
    layer.layDeclaration(
      `${key}.${member.name}`,
      member,
      text.members.get(member.name),
      !member.kindOf(ReflectionKind.Constructor),
    );
  }
}

/** Restores written names and types in reflections, and collects the facts. */
class Shaper {
  constructor(
    private readonly scope: Scope,
    private readonly facts: Facts,
  ) {}

  shapeExport(child: DeclarationReflection): void {
    const {context, checker} = this.scope;
    const symbol = context.getSymbolFromReflection(child);
    const declaration = symbol?.declarations?.[0];
    const signatures = signaturesOf(child);
    for (const signature of signatures) {
      const head = `declare function ${child.name}`;
      this.facts.code.set(signature, head + this.#shapeCall(signature));
    }
    if (signatures.length > 0 || !declaration) return;
    this.facts.code.set(child, declarationCode(child, declaration, checker));
    // Another name for a class has the class's members.
    if (
      ts.isTypeAliasDeclaration(declaration) ||
      (ts.isVariableDeclaration(declaration) && child.type?.type !== 'query')
    ) {
      delete child.children;
      this.#keepFields(child, checker.getTypeAtLocation(declaration), '', true);
    }
  }

  shapeMember(member: DeclarationReflection): void {
    const {context, checker} = this.scope;
    const {isStatic, isProtected, isAbstract} = member.flags;
    const head = `${isStatic ? 'static ' : ''}${isProtected ? 'protected ' : ''}${isAbstract ? 'abstract ' : ''}${member.name}`;
    for (const signature of signaturesOf(member)) {
      const code = memberCode(head + this.#shapeCall(signature));
      this.facts.code.set(signature, code);
    }
    const node = context.getSymbolFromReflection(member)?.valueDeclaration;
    if (member.kindOf(ReflectionKind.Property) && node) {
      this.#keepFields(member, checker.getTypeAtLocation(node), member.name);
    }
  }

  /** Adds parameters and fields to a signature, and returns its code. */
  #shapeCall(signature: SignatureReflection): string {
    const {checker} = this.scope;
    const declaration = this.facts.declarations.get(signature);
    // A class without a declared constructor has an implicit one.
    if (!declaration || !ts.isFunctionLike(declaration)) return '();';
    // TypeDoc copies the first overload's comment to overloads without one.
    if (
      ts.isFunctionDeclaration(declaration) &&
      !ts.getJSDocDeprecatedTag(declaration)
    ) {
      signature.comment = signature.comment?.clone();
      signature.comment?.removeTags('@deprecated');
    }
    const node = signatureNode(checker, declaration);
    const made = checker.getSignatureFromDeclaration(declaration)!;
    signature.parameters = signature.parameters?.flatMap((first, index) =>
      this.#shapeParameter(
        first,
        made.parameters[index]!,
        node.parameters[index]!,
        declaration.getSourceFile(),
      ),
    );
    this.#keepFields(signature, made.getReturnType(), '');
    return print(node, declaration.getSourceFile());
  }

  /** Returns a parameter with its fields, or a rest parameter's elements. */
  #shapeParameter(
    first: ParameterReflection,
    symbol: ts.Symbol,
    shown: ts.ParameterDeclaration,
    file: ts.SourceFile,
  ): ParameterReflection[] {
    const {kind} = first;
    const parent = first.parent as SignatureReflection;
    return parametersOf(this.scope.checker, symbol).flatMap((each) => {
      const {type, questionToken} = each.node ?? shown;
      const name = each.node ? each.name : (shown.name as ts.Identifier).text;
      const parameter = each.node
        ? new ParameterReflection(name, kind, parent)
        : first;
      parameter.name = name;
      parameter.type = new UnknownType(print(type!, file));
      parameter.setFlag(ReflectionFlag.Optional, questionToken !== undefined);
      return [parameter, ...findFields(this.scope, parent, each.type, name)];
    });
  }

  #keepFields(
    owner: Reflection,
    type: ts.Type,
    path: string,
    isPage = false,
  ): void {
    const fields = findFields(this.scope, owner, type, path, isPage);
    this.facts.fields.set(owner, fields);
  }
}

/** Returns the declaration of a non-callable; a class without its members. */
export function declarationCode(
  {name, type}: Pick<DeclarationReflection, 'name' | 'type'>,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): string {
  if (ts.isVariableDeclaration(declaration)) {
    const written = declaration.type && print(declaration.type);
    // TypeDoc prints object keys without quotes, which some need.
    const inferred =
      type?.type === 'reflection'
        ? typeText(checker, checker.getTypeAtLocation(declaration))
        : String(type);
    const isSymbol = inferred === `typeof ${name}`;
    return `declare const ${name}: ${written ?? (isSymbol ? 'unique symbol' : inferred)}`;
  }
  if (!ts.isClassDeclaration(declaration)) return print(declaration);
  const {text: file} = declaration.getSourceFile();
  return `${file.slice(declaration.getStart(), declaration.members.pos)}}`;
}
