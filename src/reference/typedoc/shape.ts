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
import type {SourcePackage} from './model';

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
  Object.hasOwn(text?.members ?? {}, name) ? text!.members![name] : undefined;

/**
 * Gives modules the names that readers know, parameters names and places, and
 * collects how everything is declared and which fields options have.
 */
export function shapeProject(
  context: Context,
  facts: Facts,
  packages: readonly SourcePackage[],
): void {
  context.setActiveProgram(context.programs[0]);
  const {checker} = context;
  const scope = createScope(context, packages);
  const files = packages.flatMap(({modules}) => modules);
  for (const module of context.project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName;
    module.name = files.find((entry) => entry.file === file)!.name;
    for (const child of module.children ?? []) {
      shapeExport(child, texts[module.name]?.[child.name]);
    }
  }

  function shapeExport(child: DeclarationReflection, text?: SymbolText): void {
    const [declaration] = context.getSymbolFromReflection(child)!.declarations!;
    const isVariable = ts.isVariableDeclaration(declaration!);
    const signatures = signaturesOf(child);
    for (const signature of signatures) {
      const head = `${isVariable ? 'const' : 'function'} ${child.name}`;
      shapeCall(signature, head, text, isVariable);
    }
    if (signatures.length > 0) return;
    if (isVariable) {
      const written = declaration.type && print(declaration.type);
      const type = text?.returnType ?? written ?? child.type?.toString();
      facts.code.set(child, {text: `declare const ${child.name}: ${type}`});
      // Another name of a class has the members of the class.
      if (child.type?.type !== 'query') addMembers(child, declaration);
    } else if (ts.isClassDeclaration(declaration!)) {
      const {typeParameters, heritageClauses = []} = declaration;
      const abstract = child.flags.isAbstract ? 'abstract ' : '';
      facts.code.set(child, {
        text: `declare ${abstract}class ${child.name}${generics(typeParameters)} ${heritageClauses.map(inline).join(' ')} {}`,
      });
      writeGenerics(child, declaration);
    } else {
      facts.code.set(child, {text: print(declaration!)});
      writeGenerics(child, declaration as ts.TypeAliasDeclaration);
      if (ts.isTypeAliasDeclaration(declaration!)) {
        const type = checker.getTypeFromTypeNode(declaration.type);
        keepFields(child, type, '', facts.fields, true);
      }
      return;
    }
    for (const member of child.children ?? []) {
      if (member.inheritedFrom) continue;
      shapeMember(child, member, memberText(text, member.name));
    }
  }

  /** TypeDoc sees the members of an object only where its type spells them out. */
  function addMembers(child: DeclarationReflection, node: ts.Node): void {
    const inside = context.withScope(child.parent!).withScope(child);
    for (const member of checker.getTypeAtLocation(node).getProperties()) {
      const isOwn = member.declarations?.some(scope.isOwn);
      if (isOwn && !member.name.startsWith('__')) {
        context.converter.convertSymbol(inside, member);
      }
    }
  }

  function shapeMember(
    owner: DeclarationReflection,
    member: DeclarationReflection,
    text: MemberText | undefined,
  ): void {
    const {isStatic, isProtected, isAbstract} = member.flags;
    const head = member.kindOf(ReflectionKind.Constructor)
      ? `new ${owner.name}`
      : `${isStatic ? 'static ' : ''}${isProtected ? 'protected ' : ''}${isAbstract ? 'abstract ' : ''}${member.name}`;
    for (const signature of signaturesOf(member)) {
      shapeCall(signature, head, text);
    }
    const node = context.getSymbolFromReflection(member)?.valueDeclaration;
    if (member.kindOf(ReflectionKind.Property) && node) {
      keepFields(member, checker.getTypeAtLocation(node), member.name);
    }
  }

  /** A signature: its code, its parameters, their fields and those of what comes back. */
  function shapeCall(
    signature: SignatureReflection,
    head: string,
    text: Partial<MemberText> | undefined,
    isVariable = false,
  ): void {
    const declaration = facts.declarations.get(signature);
    if (!declaration) return;
    const {parameters, typeParameters} = declaration;
    const returned = checker
      .getSignatureFromDeclaration(declaration)!
      .getReturnType();
    const type = shorten(
      text?.returnType ??
        (declaration.type ? inline(declaration.type) : undefined) ??
        typeText(checker, returned),
    );
    const call = `${generics(typeParameters)}(${parameterList(parameters)})`;
    const tail = ts.isConstructorDeclaration(declaration) ? '' : `: ${type}`;
    const code = isVariable ? `: ${call} => ${type}` : `${call}${tail}`;
    facts.code.set(signature, {head, text: code});
    signature.type = new UnknownType(type);
    writeGenerics(signature, declaration);
    signature.parameters = signature.parameters?.flatMap((each, index) =>
      shapeParameter(each, parameters[index]!),
    );
    const functions = functionsIn(checker, returned);
    if (!text?.returnType && functions.length === 0) {
      keepFields(signature, returned, '');
    }
    for (const each of functions.flatMap(
      (type) => type.getCallSignatures()[0]!.parameters,
    )) {
      const taken = checker.getTypeOfSymbol(each);
      const node = elementsOf(checker, taken)[0]?.type;
      const options = node ? checker.getTypeFromTypeNode(node) : taken;
      keepFields(signature, options, '', facts.taken);
    }
  }

  /** A parameter; of a rest parameter, those that callers see. */
  function shapeParameter(
    parameter: ParameterReflection,
    node: ts.ParameterDeclaration,
  ): ParameterReflection[] {
    const elements = node.dotDotDotToken
      ? elementsOf(checker, checker.getTypeAtLocation(node))
      : [];
    const value = node.initializer && print(node.initializer);
    // A name says nothing outside its file, nor does an empty object.
    const says =
      value && /^(?:true|false|undefined|[^A-Za-z_${].*)$/.test(value);
    parameter.name = parameterName(node);
    parameter.defaultValue = says ? value.replace(/ as .*$/, '') : undefined;
    const nodes = elements.length > 0 ? elements : [node];
    return nodes.map((each) => {
      const {kind, parent} = parameter;
      const shown = ts.isParameter(each)
        ? parameter
        : new ParameterReflection(each.name.text, kind, parent);
      const optional = each.questionToken ?? node.initializer;
      shown.type = written(each.type);
      shown.setFlag(ReflectionFlag.Optional, optional !== undefined);
      if (each.type) {
        const type = checker.getTypeFromTypeNode(each.type);
        keepFields(shown, type, shown.name);
      }
      return shown;
    });
  }

  function keepFields(
    owner: Reflection,
    type: ts.Type,
    path: string,
    target = facts.fields,
    isPage = false,
  ): void {
    const fields = findFields(scope, owner, type, path, isPage);
    if (fields.length > 0) target.set(owner, fields);
  }
}

function createScope(
  context: Context,
  packages: readonly SourcePackage[],
): Scope {
  const {checker, program} = context;
  const exported = packages
    .flatMap(({modules}) => modules)
    .map(({file}) => checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
    .flatMap((module) => checker.getExportsOfModule(module))
    .map((symbol) => context.resolveAliasedSymbol(symbol));
  const unions = exported
    .filter(({flags}) => flags & ts.SymbolFlags.TypeAlias)
    .map((symbol) => ({symbol, type: checker.getDeclaredTypeOfSymbol(symbol)}))
    .filter(({type}) => type.isUnion() && !type.aliasTypeArguments)
    .map(({symbol, type}) => {
      const flags = ts.TypeFormatFlags.InTypeAlias;
      return [
        checker.typeToString(type, undefined, flags),
        symbol.name,
      ] as const;
    });
  return {
    context,
    checker,
    hasPage: (symbol) => exported.includes(symbol),
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
  if (type && type.flags & ts.TypeFlags.Conditional) {
    return elementsOf(checker, checker.getBaseConstraintOfType(type));
  }
  if (type?.isUnion()) return elementsOf(checker, type.types[0]);
  if (!type || !checker.isTupleType(type)) return [];
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
