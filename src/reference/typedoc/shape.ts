import {
  type DeclarationReflection,
  ParameterReflection,
  type Reflection,
  ReflectionFlag,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';

import {print} from '../../type-text/print';
import {wrapMember, wrapType} from '../../type-text/wrap';
import {type Facts, modifiersOf, signaturesOf} from './facts';
import {findFields, isError, type Scope} from './fields';
import {signatureNode, typeText} from './print-type';
import {restoreChainId} from './restore-chain-id';
import {shortType} from './short-type';
import {parametersOf} from './type-parts';

/** Matches types that say how TypeScript computes them, not what they are. */
const utilityType = /\b(?:Pick|Extract|Exclude|\w*Omit)</;

/** Restores written names and types in reflections, and collects the facts. */
export class Shaper {
  constructor(
    private readonly scope: Scope,
    private readonly facts: Facts,
  ) {}

  /**
   * Collects an export's declaration and fields. Removes the members of a type
   * alias or a value, whose page lists its fields instead.
   */
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
    const type = checker.getTypeAtLocation(declaration);
    // Readers of an error use fields that all classes inherit from `Error`.
    if (ts.isClassDeclaration(declaration) && isError(type)) {
      this.#keepFields(child, type, '', true);
    }
    // Another name for a class has the class's members.
    if (
      ts.isTypeAliasDeclaration(declaration) ||
      (ts.isVariableDeclaration(declaration) && child.type?.type !== 'query')
    ) {
      delete child.children;
      if (type.isUnion()) this.facts.unions.add(child);
      this.#keepFields(child, type, '', true);
    }
  }

  /** Collects the declarations of a class member, and a property's fields. */
  shapeMember(member: DeclarationReflection): void {
    const {context, checker} = this.scope;
    const head = modifiersOf(member) + member.name;
    for (const signature of signaturesOf(member)) {
      const code = wrapMember(head + this.#shapeCall(signature));
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
    const tsSignature = checker.getSignatureFromDeclaration(declaration)!;
    signature.parameters = signature.parameters?.flatMap((parameter, index) =>
      this.#shapeParameter(
        parameter,
        tsSignature.parameters[index]!,
        node.parameters[index]!,
        declaration.getSourceFile(),
      ),
    );
    const resultType = tsSignature.getReturnType();
    this.#keepFields(signature, resultType, '');
    if (
      resultType.getProperty('then') &&
      resultType.symbol.name !== 'Promise'
    ) {
      this.facts.awaitable.add(signature);
    }
    if (node.type) {
      const result = print(node.type, declaration.getSourceFile());
      this.facts.results.set(signature, result);
    }
    restoreIn(signature, node.type);
    signature.typeParameters?.forEach((parameter, index) =>
      restoreIn(parameter, node.typeParameters?.[index]?.constraint),
    );
    return print(node, declaration.getSourceFile());
  }

  /** Returns a parameter with its fields, or a rest parameter's elements. */
  #shapeParameter(
    original: ParameterReflection,
    symbol: ts.Symbol,
    declaration: ts.ParameterDeclaration,
    file: ts.SourceFile,
  ): ParameterReflection[] {
    const {kind} = original;
    const parent = original.parent as SignatureReflection;
    return parametersOf(this.scope.checker, symbol).flatMap((each) => {
      const {type, questionToken} = each.node ?? declaration;
      const name = each.node
        ? each.name
        : (declaration.name as ts.Identifier).text;
      const parameter = each.node
        ? new ParameterReflection(name, kind, parent)
        : original;
      parameter.name = name;
      parameter.type = new UnknownType(print(type!, file));
      parameter.setFlag(ReflectionFlag.Optional, questionToken !== undefined);
      return [parameter, ...this.#findFields(parent, each.type, name)];
    });
  }

  /** Finds the fields of a reflection's type. */
  #keepFields(
    owner: Reflection,
    type: ts.Type,
    path: string,
    isPage = false,
  ): void {
    this.facts.fields.set(owner, this.#findFields(owner, type, path, isPage));
  }

  /** Finds fields, and keeps the long types that rows shorten. */
  #findFields(
    owner: Reflection,
    type: ts.Type,
    path: string,
    isPage?: boolean,
  ): ParameterReflection[] {
    const fields = findFields(this.scope, owner, type, path, isPage);
    for (const field of fields) {
      const text = String(field.type);
      if (shortType(text) === text || utilityType.test(text)) continue;
      this.facts.code.set(field, wrapType(text));
    }
    return fields;
  }
}

/** Writes `ChainId` into a reflection's type where its declaration has it. */
function restoreIn(
  model: SignatureReflection | TypeParameterReflection,
  declared: ts.TypeNode | undefined,
): void {
  if (!declared || !model.type) return;
  model.type = new UnknownType(restoreChainId(String(model.type), declared));
}

/** Returns the declaration of a non-callable; a class without its members. */
function declarationCode(
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
