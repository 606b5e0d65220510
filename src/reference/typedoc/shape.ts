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

import {texts} from '../texts';
import type {MemberText, SymbolText} from '../texts/types';
import {
  type Code,
  generics,
  inline,
  parameterList,
  parameterName,
  print,
  shorten,
  typeText,
} from './code';
import {type Field, findFields, type Scope} from './fields';
import type {SourcePackage} from './plugin';

/** What the conversion knows and TypeDoc's reflections have no place for. */
export class Facts {
  /** What each signature was made from. */
  readonly declarations = new Map<Reflection, ts.SignatureDeclaration>();
  /** How an export, a member or a signature is declared. */
  readonly code = new Map<Reflection, Code>();
  /** Fields of a parameter, a property, a type, and of what a signature returns. */
  readonly fields = new Map<Reflection, Field[]>();
  /** Fields of the options that a returned function takes. */
  readonly taken = new Map<Reflection, Field[]>();
}

/** Signatures of a function or a method, and of a variable or property that holds a function. */
export const signaturesOf = ({
  signatures,
  type,
}: DeclarationReflection): SignatureReflection[] =>
  signatures ??
  (type?.type === 'reflection' ? type.declaration.signatures : undefined) ??
  [];

/** Our text of a member; every object has a `constructor` that is none. */
export const memberText = (
  text: SymbolText | undefined,
  name: string,
): MemberText | undefined =>
  text?.members && Object.hasOwn(text.members, name)
    ? text.members[name]
    : undefined;

/**
 * Gives modules the names that readers know, parameters names and places, and
 * collects how everything is declared and which fields options have.
 */
export function shapeProject(
  context: Context,
  facts: Facts,
  packages: readonly SourcePackage[],
): void {
  const [program] = context.programs;
  context.setActiveProgram(program);
  const modules = packages.flatMap((source) => source.modules);
  const scope = createScope(context, modules, packages);
  for (const module of context.project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName;
    module.name = modules.find((entry) => entry.file === file)!.name;
    for (const child of module.children ?? []) {
      shapeExport(scope, facts, child, texts[module.name]?.[child.name]);
    }
  }
}

function createScope(
  context: Context,
  modules: readonly {file: string}[],
  packages: readonly SourcePackage[],
): Scope {
  const {checker, program} = context;
  const exported = new Set(
    modules
      .map(({file}) =>
        checker.getSymbolAtLocation(program.getSourceFile(file)!)!,
      )
      .flatMap((module) => checker.getExportsOfModule(module))
      .map((symbol) => context.resolveAliasedSymbol(symbol)),
  );
  const unions = Array.from(exported)
    .filter(({flags}) => flags & ts.SymbolFlags.TypeAlias)
    .map((symbol) => [checker.getDeclaredTypeOfSymbol(symbol), symbol] as const)
    .filter(([type]) => type.isUnion() && !type.aliasTypeArguments)
    .map(([type, {name}]) => {
      const flags = ts.TypeFormatFlags.InTypeAlias;
      return [checker.typeToString(type, undefined, flags), name] as const;
    });
  return {
    context,
    checker,
    hasPage: (symbol) => exported.has(symbol),
    isOwn: (declaration) =>
      packages.some(({directory}) =>
        declaration.getSourceFile().fileName.startsWith(`${directory}/`),
      ),
    rename: (type) =>
      unions
        .reduce((text, [union, name]) => text.replaceAll(union, name), type)
        // What is read from a ref and what may be written to it are mostly the same.
        .replace(/\bRef<(.+), \1>/g, 'Ref<$1>'),
  };
}

function shapeExport(
  scope: Scope,
  facts: Facts,
  child: DeclarationReflection,
  text: SymbolText | undefined,
): void {
  const {checker, context, isOwn} = scope;
  const symbol = context.getSymbolFromReflection(child)!;
  const declaration = symbol.declarations![0]!;
  const isVariable = ts.isVariableDeclaration(declaration);
  const signatures = signaturesOf(child);
  for (const signature of signatures) {
    const head = `${isVariable ? 'const' : 'function'} ${child.name}`;
    shapeCall(scope, facts, signature, head, text, isVariable);
  }
  if (signatures.length > 0) return;
  if (isVariable) {
    const written = declaration.type && print(declaration.type);
    const type = text?.returnType ?? written ?? child.type?.toString();
    facts.code.set(child, {text: `declare const ${child.name}: ${type}`});
    // Another name of a class has the members of the class.
    const properties =
      child.type?.type === 'query'
        ? []
        : checker.getPropertiesOfType(checker.getTypeAtLocation(declaration));
    for (const property of properties) {
      if (property.name.startsWith('__')) continue;
      if (!property.declarations?.some(isOwn)) continue;
      const module = context.withScope(child.parent!);
      context.converter.convertSymbol(module.withScope(child), property);
    }
  } else if (ts.isClassDeclaration(declaration)) {
    const abstract = child.flags.isAbstract ? 'abstract ' : '';
    const clauses = declaration.heritageClauses?.map(inline).join(' ') ?? '';
    writeGenerics(child, declaration);
    facts.code.set(child, {
      text: `declare ${abstract}class ${child.name}${generics(declaration.typeParameters)} ${clauses} {}`,
    });
  } else {
    writeGenerics(child, declaration as ts.TypeAliasDeclaration);
    facts.code.set(child, {text: print(declaration)});
    if (ts.isTypeAliasDeclaration(declaration)) {
      const type = checker.getTypeFromTypeNode(declaration.type);
      keep(facts.fields, child, findFields(scope, child, type, '', true));
    }
    return;
  }
  for (const member of child.children ?? []) {
    if (!member.inheritedFrom) {
      shapeMember(scope, facts, child, member, memberText(text, member.name));
    }
  }
}

function shapeMember(
  scope: Scope,
  facts: Facts,
  owner: DeclarationReflection,
  member: DeclarationReflection,
  text: MemberText | undefined,
): void {
  const {isStatic, isProtected, isAbstract} = member.flags;
  const head = member.kindOf(ReflectionKind.Constructor)
    ? `new ${owner.name}`
    : `${isStatic ? 'static ' : ''}${isProtected ? 'protected ' : ''}${isAbstract ? 'abstract ' : ''}${member.name}`;
  for (const signature of signaturesOf(member)) {
    shapeCall(scope, facts, signature, head, text);
  }
  const symbol = scope.context.getSymbolFromReflection(member);
  const node = symbol?.valueDeclaration;
  if (member.kindOf(ReflectionKind.Property) && node) {
    const type = scope.checker.getTypeAtLocation(node);
    keep(facts.fields, member, findFields(scope, member, type, member.name));
  }
}

/** A signature: its code, its parameters, their fields and those of what comes back. */
function shapeCall(
  scope: Scope,
  facts: Facts,
  signature: SignatureReflection,
  head: string,
  text: Partial<MemberText> | undefined,
  isVariable = false,
): void {
  const {checker} = scope;
  const declaration = facts.declarations.get(signature);
  if (!declaration) return;
  const returned = checker
    .getSignatureFromDeclaration(declaration)!
    .getReturnType();
  const type = shorten(
    text?.returnType ??
      (declaration.type
        ? inline(declaration.type)
        : typeText(checker, returned)),
  );
  const typed = `${generics(declaration.typeParameters)}(${parameterList(declaration.parameters)})`;
  const isConstructor = ts.isConstructorDeclaration(declaration);
  facts.code.set(signature, {
    head,
    text: isVariable
      ? `: ${typed} => ${type}`
      : `${typed}${isConstructor ? '' : `: ${type}`}`,
  });
  signature.type = new UnknownType(type);
  writeGenerics(signature, declaration);
  signature.parameters = signature.parameters?.flatMap((parameter, index) =>
    shapeParameter(scope, facts, parameter, declaration.parameters[index]!),
  );
  const functions = functionsIn(checker, returned);
  if (!text?.returnType && functions.length === 0) {
    keep(facts.fields, signature, findFields(scope, signature, returned, ''));
  }
  for (const parameter of functions.flatMap(
    (each) => each.getCallSignatures()[0]!.parameters,
  )) {
    const taken = checker.getTypeOfSymbol(parameter);
    const [element] = elementsOf(checker, taken);
    const options = element ? checker.getTypeFromTypeNode(element.type) : taken;
    keep(facts.taken, signature, findFields(scope, signature, options, ''));
  }
}

/** A parameter; of a rest parameter, those that callers see. */
function shapeParameter(
  scope: Scope,
  facts: Facts,
  parameter: ParameterReflection,
  declaration: ts.ParameterDeclaration,
): ParameterReflection[] {
  const {checker} = scope;
  const {initializer, questionToken, type} = declaration;
  const elements = elementsOf(checker, checker.getTypeAtLocation(declaration));
  if (declaration.dotDotDotToken && elements.length > 0) {
    return elements.map((element) => {
      const {kind, parent} = parameter;
      const own = new ParameterReflection(element.name.text, kind, parent);
      return describe(own, element.type, element.questionToken);
    });
  }
  // A name says nothing outside its file, nor does an empty object.
  const value = initializer && print(initializer).replace(/ as .*$/, '');
  const says = /^(?:true|false|undefined|[^A-Za-z_${].*)$/.test(value ?? '');
  parameter.name = parameterName(declaration);
  parameter.defaultValue = says ? value : undefined;
  return [describe(parameter, type, questionToken ?? initializer)];

  function describe(
    each: ParameterReflection,
    node: ts.TypeNode | undefined,
    optional: ts.Node | undefined,
  ): ParameterReflection {
    each.type = written(node);
    each.setFlag(ReflectionFlag.Optional, optional !== undefined);
    if (node) {
      const type = checker.getTypeFromTypeNode(node);
      keep(facts.fields, each, findFields(scope, each, type, each.name));
    }
    return each;
  }
}

function keep(
  facts: Facts['fields'],
  owner: Reflection,
  fields: Field[],
): void {
  if (fields.length > 0) facts.set(owner, fields);
}

/** A type as it is written, not as TypeScript resolves it. */
const written = (node: ts.TypeNode | undefined): UnknownType | undefined =>
  node && new UnknownType(shorten(inline(node)));

function writeGenerics(
  {typeParameters}: DeclarationReflection | SignatureReflection,
  declaration: {typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>},
): void {
  typeParameters?.forEach((parameter, index) => {
    const node = declaration.typeParameters?.[index];
    parameter.type = written(node?.constraint);
    parameter.default = written(node?.default);
  });
}

/** The named elements of a tuple; of a union or a conditional type, those of its first branch. */
function elementsOf(
  checker: ts.TypeChecker,
  type: ts.Type | undefined,
): ts.NamedTupleMember[] {
  if (!type) return [];
  if (type.flags & ts.TypeFlags.Conditional) {
    return elementsOf(checker, checker.getBaseConstraintOfType(type));
  }
  if (type.isUnion()) return elementsOf(checker, type.types[0]);
  if (!checker.isTupleType(type)) return [];
  const {target} = type as ts.TupleTypeReference;
  return (target.labeledElementDeclarations ?? []).filter(
    (element) => element !== undefined && ts.isNamedTupleMember(element),
  );
}

/** A function, or those among the elements of a tuple. */
const functionsIn = (checker: ts.TypeChecker, type: ts.Type): ts.Type[] =>
  (checker.isTupleType(type)
    ? Array.from(checker.getTypeArguments(type as ts.TypeReference))
    : [type]
  ).filter((each) => each.getCallSignatures().length > 0);
