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

import type {Module} from '../modules';
import {texts} from '../texts';
import type {MemberText, SymbolText} from '../texts/types';
import {type Code, print, signatureNode} from './code';
import {type Field, findFields, parametersOf, type Scope} from './fields';

/** What the conversion knows and TypeDoc's reflections have no place for. */
export class Facts {
  /** What each signature was made from. */
  readonly declarations = new Map<Reflection, ts.SignatureDeclaration>();
  /** How an export, a member or a signature is declared: what is still to be laid out, and what is. */
  readonly code = new Map<Reflection, Code>();
  readonly shown = new Map<Reflection, string>();
  /** Fields of a parameter, a property, a type, and of what a signature returns. */
  readonly fields = new Map<Reflection, Field[]>();
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
 * Gives modules the names that readers know, parameters names and types as they
 * are written, and collects how everything is declared and which fields options
 * have.
 */
export function shapeProject(
  context: Context,
  facts: Facts,
  modules: readonly Module[],
): void {
  context.setActiveProgram(context.programs[0]);
  const {checker, program} = context;
  const exported = modules
    .map(({file}) => checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
    .flatMap((module) => checker.getExportsOfModule(module))
    .map((symbol) => context.resolveAliasedSymbol(symbol));
  const unions = exported
    .filter(({flags}) => flags & ts.SymbolFlags.TypeAlias)
    .map((symbol) => ({symbol, type: checker.getDeclaredTypeOfSymbol(symbol)}))
    .filter(({type}) => type.isUnion() && !type.aliasTypeArguments)
    .map(({symbol, type}) => ({
      name: symbol.name,
      text: checker.typeToString(
        type,
        undefined,
        ts.TypeFormatFlags.InTypeAlias,
      ),
    }));
  const scope: Scope = {
    context,
    checker,
    hasPage: (symbol) => exported.includes(symbol),
    isOwn: (declaration) =>
      modules.some(({source}) =>
        declaration.getSourceFile().fileName.startsWith(`${source.directory}/`),
      ),
    rename: (type) =>
      unions.reduce(
        (result, {text, name}) => result.replaceAll(text, name),
        type,
      ),
  };
  for (const module of context.project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName;
    module.name = modules.find((entry) => entry.file === file)!.name;
    for (const child of module.children ?? []) {
      shapeExport(child, texts[module.name]?.[child.name]);
    }
  }

  function shapeExport(child: DeclarationReflection, text?: SymbolText): void {
    const [declaration] = context.getSymbolFromReflection(child)!.declarations!;
    const signatures = signaturesOf(child);
    for (const signature of signatures) {
      shapeCall(signature, `function ${child.name}`, text);
    }
    if (signatures.length > 0) return;
    writeGenerics(child, declaration as ts.TypeAliasDeclaration);
    if (ts.isVariableDeclaration(declaration!)) {
      const written = declaration.type && print(declaration.type);
      const type = text?.returnType ?? written ?? child.type?.toString();
      facts.code.set(child, {text: `declare const ${child.name}: ${type}`});
      // Another name of a class has the members of the class.
      if (child.type?.type !== 'query') addMembers(child, declaration);
    } else if (ts.isTypeAliasDeclaration(declaration!)) {
      facts.code.set(child, {text: print(declaration)});
      const type = checker.getTypeFromTypeNode(declaration.type);
      keepFields(child, type, '', true);
      return;
    } else if (ts.isClassDeclaration(declaration!)) {
      const {modifiers, name, typeParameters, heritageClauses} = declaration;
      const head = ts.factory.createClassDeclaration(
        modifiers,
        name,
        typeParameters,
        heritageClauses,
        [],
      );
      facts.code.set(child, {text: print(head, declaration.getSourceFile())});
    } else {
      facts.code.set(child, {text: print(declaration!)});
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
  ): void {
    const declaration = facts.declarations.get(signature);
    if (!declaration) return;
    // TypeDoc gives an overload without a comment the first one's, its deprecation too.
    if (
      ts.isFunctionDeclaration(declaration) &&
      !ts.getJSDocDeprecatedTag(declaration)
    ) {
      signature.comment = signature.comment?.clone();
      signature.comment?.removeTags('@deprecated');
    }
    const file = declaration.getSourceFile();
    const node = signatureNode(checker, declaration, text?.returnType);
    facts.code.set(signature, {head, text: print(node, file)});
    signature.type = typeOf(node.type, file);
    writeGenerics(signature, node, file);
    const made = checker.getSignatureFromDeclaration(declaration)!;
    signature.parameters = signature.parameters?.flatMap((first, index) => {
      const shown = node.parameters[index]!;
      first.name = (shown.name as ts.Identifier).text;
      first.type = typeOf(shown.type, file);
      first.defaultValue = presetOf(declaration.parameters[index]!);
      first.setFlag(ReflectionFlag.Optional, shown.questionToken !== undefined);
      return parametersOf(checker, made.parameters[index]!).map((each) => {
        const {kind, parent} = first;
        const parameter = each.node
          ? new ParameterReflection(each.name, kind, parent)
          : first;
        if (each.node) {
          parameter.type = typeOf(each.node.type, file);
          const isOptional = each.node.questionToken !== undefined;
          parameter.setFlag(ReflectionFlag.Optional, isOptional);
        }
        keepFields(parameter, each.type, parameter.name);
        return parameter;
      });
    });
    keepFields(signature, made.getReturnType(), '');
  }

  function keepFields(
    owner: Reflection,
    type: ts.Type,
    path: string,
    isPage = false,
  ): void {
    const fields = findFields(scope, owner, type, path, isPage);
    if (fields.length > 0) facts.fields.set(owner, fields);
  }
}

/** A type as it is written, not as TypeScript resolves it. */
const typeOf = (
  node: ts.Node | undefined,
  file?: ts.SourceFile,
): UnknownType | undefined => node && new UnknownType(print(node, file));

function writeGenerics(
  {typeParameters}: DeclarationReflection | SignatureReflection,
  declaration: {typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>},
  file?: ts.SourceFile,
): void {
  typeParameters?.forEach((parameter, index) => {
    const node = declaration.typeParameters?.[index];
    parameter.type = typeOf(node?.constraint, file);
    parameter.default = typeOf(node?.default, file);
  });
}

/** What a parameter is when it is left out; a name says nothing outside its file, nor does an empty object. */
function presetOf({initializer}: ts.ParameterDeclaration): string | undefined {
  const value = initializer && print(initializer).replace(/ as .*$/, '');
  return value && /^(?:true|false|undefined|[^A-Za-z_${].*)$/.test(value)
    ? value
    : undefined;
}
