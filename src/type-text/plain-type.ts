import ts from 'typescript';

import {memberType, selectedMembers} from './members';
import {
  asPart,
  isComputed,
  isTypeParameter,
  joined,
  mergeElements,
  type Named,
  objectOf,
  scopeWithout,
  typeParameter,
  type TypeScope,
  withoutUndefined,
} from './parts';
import {parseType, print} from './print';

interface TypeParameters {
  readonly typeParameters?: readonly ts.TypeParameterDeclaration[];
}

/** Maximum characters of a function type that keeps its parameters' types. */
export const longestFunction = 60;
/** Maximum characters of an alias's type that replaces the alias. */
const longestAlias = 60;

/**
 * Returns a type without type parameters, as a reader would say it: a type of
 * the library loses the arguments that depend on the chain or the call,
 * `Query<[], ChainDescriptorOf<TChainId>>` is `Query`, and a type parameter
 * becomes its constraint.
 */
export function plainType(text: string, scope: TypeScope): string {
  const {file, type} = parseType(text);
  return new PlainWriter(file, scope).type(type);
}

/**
 * Returns the parameters of a function type, as {@link plainType} would, and
 * its result.
 */
export function plainCall(
  text: string,
  scope: TypeScope,
): {parameters: Named[]; result: string} {
  const {file, type} = parseType(text);
  if (!ts.isFunctionTypeNode(type)) throw new Error(`No function: ${text}`);
  const plain = new PlainWriter(file, scope);
  return {
    parameters: type.parameters.flatMap((each) => plain.parameters(each)),
    result: plain.type(type.type),
  };
}

/** Writes the nodes of a parsed type without type parameters. */
class PlainWriter {
  constructor(
    private readonly file: ts.SourceFile,
    private readonly scope: TypeScope,
  ) {}

  type(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return this.type(node.type);
    if (ts.isTypeReferenceNode(node)) return this.#reference(node);
    if (ts.isFunctionTypeNode(node)) return this.#call(node, ' => ');
    if (ts.isTypeLiteralNode(node)) return this.#object(node);
    if (ts.isUnionTypeNode(node)) return this.#union(node.types, '[]');
    if (ts.isIntersectionTypeNode(node)) {
      return joined(node.types.map(this.#part), ' & ');
    }
    if (ts.isConditionalTypeNode(node)) {
      return this.#union([node.trueType, node.falseType], 'never');
    }
    if (ts.isArrayTypeNode(node)) return `${this.#part(node.elementType)}[]`;
    if (ts.isTupleTypeNode(node)) {
      return `[${node.elements.map((each) => this.#element(each)).join(', ')}]`;
    }
    if (ts.isIndexedAccessTypeNode(node)) return this.#member(node);
    if (ts.isMappedTypeNode(node)) return this.#mapped(node);
    if (ts.isTypeOperatorNode(node)) {
      const {operator, type} = node;
      if (operator === ts.SyntaxKind.ReadonlyKeyword) {
        return `readonly ${this.type(type)}`;
      }
      if (this.#dependsOnCall(type)) return 'string';
    }
    return this.#print(node);
  }

  readonly #print = (node: ts.Node): string => print(node, this.file);
  readonly #part = (node: ts.TypeNode): string => asPart(this.type(node));

  /** Returns a union, or the results of a condition, without `dropped`. */
  #union(nodes: readonly ts.TypeNode[], dropped: string): string {
    const types = nodes.flatMap((each) => this.#branches(each));
    return joined(
      types.filter((each) => each !== dropped),
      ' | ',
    );
  }

  /** Returns the members of a union within a union. */
  #branches(node: ts.TypeNode): string[] {
    const type = this.type(node);
    return /^[\w\s|]+$/.test(type) ? type.split(' | ') : [asPart(type)];
  }

  #element(node: ts.TypeNode | ts.NamedTupleMember): string {
    if (!ts.isNamedTupleMember(node)) return this.type(node);
    const {dotDotDotToken, name, questionToken, type} = node;
    return `${dotDotDotToken ? '...' : ''}${name.text}${questionToken ? '?' : ''}: ${this.type(type)}`;
  }

  /** Returns the type of `Type["member"]`. */
  #member({objectType, indexType}: ts.IndexedAccessTypeNode): string {
    const key = this.#print(indexType);
    const member = memberType(
      this.#print(objectType),
      key.replace(/"/g, ''),
      this.scope,
      plainType,
    );
    if (member) return member;
    const object = this.type(objectType);
    return object === 'unknown' || typeParameter.test(key)
      ? object
      : `${object}[${key}]`;
  }

  /** Returns a type parameter's constraint, or what a named type stands for. */
  #reference({typeName, typeArguments}: ts.TypeReferenceNode): string {
    const name = this.#print(typeName);
    if (isTypeParameter(name)) return this.#constraint(name);
    const args = Array.from(typeArguments ?? []);
    return (
      selectedMembers(name, args.map(this.#print), this.scope, plainType) ??
      this.#utility(name, args) ??
      this.#alias(name, args) ??
      this.#named(name, args)
    );
  }

  /** Returns the result of a utility type, such as `ReturnType`. */
  #utility(
    name: string,
    [first, second]: readonly ts.TypeNode[],
  ): string | undefined {
    // The keys depend on the chain.
    if (name === 'StringKeyOf') return 'string';
    // The result with the default of `use`.
    if (name === 'When') return second && this.type(second);
    if (!first) return undefined;
    if (/^(?:NoInfer|Extract|Exclude)$/.test(name)) {
      return this.#dependsOnCall(first) ? this.type(first) : undefined;
    }
    if (name === 'ReturnType' && ts.isFunctionTypeNode(first)) {
      return this.type(first.type);
    }
    const isResult = /^(?:ReturnType|Parameters|Awaited)$/.test(name);
    return isResult && this.#dependsOnCall(first) ? 'unknown' : undefined;
  }

  /** Returns the type of an alias, if it's short and says more than the name. */
  #alias(name: string, args: readonly ts.TypeNode[]): string | undefined {
    const alias = args.length > 0 && this.scope.aliases.get(name);
    if (!alias || isComputed(parseType(alias).type)) return undefined;
    // Known arguments say more than the alias's own type parameters.
    const isFilled = !args.some(this.#dependsOnCall);
    if (isFilled && typeParameter.test(alias)) return undefined;
    const plain = plainType(alias, scopeWithout(this.scope, name));
    return plain.length <= longestAlias && !/\bunknown\b/.test(plain)
      ? plain
      : undefined;
  }

  /** Returns a name with its arguments, if they're known. */
  #named(name: string, args: readonly ts.TypeNode[]): string {
    const isAny = args.every((each) => this.#print(each) === 'any');
    const isUnknown = args.some(this.#dependsOnCall);
    return (isAny && args.length !== 1) ||
      (isUnknown && this.scope.libraryTypes.has(name))
      ? name
      : `${name}<${args.map((each) => this.type(each)).join(', ')}>`;
  }

  /** Whether a type contains a type parameter, whose type a call decides. */
  readonly #dependsOnCall = (node: ts.TypeNode): boolean =>
    typeParameter.test(this.#print(node));

  /** Returns a mapped type, whose values depend on the call. */
  #mapped({typeParameter: {constraint}}: ts.MappedTypeNode): string {
    const isOfArray =
      constraint &&
      ts.isTypeOperatorNode(constraint) &&
      this.type(constraint.type).endsWith('[]');
    return isOfArray ? 'unknown[]' : 'unknown';
  }

  #constraint(name: string): string {
    const constraint = this.scope.constraintOf(name);
    if (constraint === undefined) return 'unknown';
    if (constraint === name) return name;
    return plainType(constraint, scopeWithout(this.scope, name));
  }

  /** Returns the type of a function, without its parameters' types if long. */
  #call(node: ts.SignatureDeclaration, arrow: ' => ' | ': '): string {
    return new PlainWriter(this.file, this.#within(node)).#callOf(node, arrow);
  }

  /** Returns the scope inside a function, with its type parameters. */
  #within({typeParameters = []}: TypeParameters): TypeScope {
    const {constraintOf} = this.scope;
    const constraints = new Map(
      typeParameters.map(({name, constraint}) => [
        name.text,
        constraint ? this.#print(constraint) : name.text,
      ]),
    );
    return {
      ...this.scope,
      constraintOf: (name) => constraints.get(name) ?? constraintOf(name),
    };
  }

  #callOf(
    {parameters, type}: ts.SignatureDeclaration,
    arrow: ' => ' | ': ',
  ): string {
    const result = type ? this.type(type) : 'void';
    const elements = parameters.flatMap((each) => this.parameters(each));
    const typed = `(${elements.map(({name, type}) => `${name}: ${type}`).join(', ')})${arrow}${result}`;
    return typed.length <= longestFunction
      ? typed
      : `(${elements.map(({name}) => name).join(', ')})${arrow}${result}`;
  }

  /** Returns a parameter, or the elements of a rest parameter's tuples. */
  parameters({
    dotDotDotToken,
    name,
    questionToken,
    type,
  }: ts.ParameterDeclaration): Named[] {
    const elements = dotDotDotToken && type ? this.#elements(type) : [];
    if (elements.length > 0) return elements;
    const dots = dotDotDotToken ? '...' : '';
    const plain = type ? this.type(type) : 'unknown';
    return [
      {
        name: `${dots}${this.#print(name)}${questionToken ? '?' : ''}`,
        type: questionToken ? withoutUndefined(plain) : plain,
      },
    ];
  }

  /** Returns the named elements of the tuples that a type or an alias can be. */
  #elements(node: ts.TypeNode): Named[] {
    if (ts.isTypeReferenceNode(node)) {
      const name = this.#print(node.typeName);
      const alias = this.scope.aliases.get(name);
      if (!alias) return [];
      const {file, type} = parseType(alias);
      return new PlainWriter(file, scopeWithout(this.scope, name)).#elements(
        type,
      );
    }
    if (ts.isConditionalTypeNode(node)) {
      const all = [node.trueType, node.falseType].flatMap((each) =>
        this.#elements(each),
      );
      return mergeElements(all);
    }
    if (!ts.isTupleTypeNode(node)) return [];
    return node.elements
      .filter(ts.isNamedTupleMember)
      .map(({name, questionToken, type}) => ({
        name: `${name.text}${questionToken ? '?' : ''}`,
        type: this.type(type),
      }));
  }

  #object(node: ts.TypeLiteralNode): string {
    const members = node.members.map((member) => {
      if (ts.isCallSignatureDeclaration(member))
        return this.#call(member, ': ');
      if (!ts.isPropertySignature(member) || !member.type) {
        return this.#print(member).replace(/;$/, '');
      }
      const type = this.type(member.type);
      return member.questionToken
        ? `${this.#print(member.name)}?: ${withoutUndefined(type)}`
        : `${this.#print(member.name)}: ${type}`;
    });
    return objectOf(members, node.members.some(ts.isCallSignatureDeclaration));
  }
}
