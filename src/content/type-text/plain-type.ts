import ts from 'typescript';

import {memberType, selectedMembers} from './members';
import {
  asPart,
  isComputed,
  isTypeParameter,
  joined,
  type Named,
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
/** Maximum characters of an object type that keeps its members. */
const longestObject = 60;

/**
 * Returns a type without type parameters, as a reader would say it: a type of
 * the library loses the arguments that depend on the chain or the call,
 * `Query<[], ChainDescriptorOf<TChainId>>` is `Query`, and a type parameter
 * becomes its constraint.
 */
export function plainType(text: string, scope: TypeScope): string {
  const {file, type} = parseType(text);
  return new Plain(file, scope).type(type);
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
  const plain = new Plain(file, scope);
  return {
    parameters: type.parameters.flatMap((each) => plain.parameters(each)),
    result: plain.type(type.type),
  };
}

const bare = (name: string): string => name.replace('?', '');

class Plain {
  constructor(
    private readonly file: ts.SourceFile,
    private readonly scope: TypeScope,
  ) {}

  type(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return this.type(node.type);
    if (ts.isTypeReferenceNode(node)) return this.#reference(node);
    if (ts.isFunctionTypeNode(node)) return this.#call(node, ' => ');
    if (ts.isTypeLiteralNode(node)) return this.#object(node);
    if (ts.isUnionTypeNode(node)) {
      const parts = node.types.flatMap((each) => this.#branches(each));
      return joined(
        parts.filter((each) => each !== '[]'),
        ' | ',
      );
    }
    if (ts.isIntersectionTypeNode(node)) {
      const parts = node.types.map((each) => this.#part(each));
      return joined(parts, ' & ');
    }
    if (ts.isConditionalTypeNode(node)) {
      const parts = [node.trueType, node.falseType].flatMap((each) =>
        this.#branches(each),
      );
      return joined(
        parts.filter((each) => each !== 'never'),
        ' | ',
      );
    }
    if (ts.isArrayTypeNode(node)) return `${this.#part(node.elementType)}[]`;
    if (ts.isTupleTypeNode(node)) {
      return `[${node.elements.map((each) => this.#element(each)).join(', ')}]`;
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const key = this.#print(node.indexType);
      const member = memberType(
        this.#print(node.objectType),
        key.replace(/"/g, ''),
        this.scope,
        plainType,
      );
      if (member) return member;
      const object = this.type(node.objectType);
      return object === 'unknown' || typeParameter.test(key)
        ? object
        : `${object}[${key}]`;
    }
    if (ts.isMappedTypeNode(node)) return this.#mapped(node);
    if (ts.isTypeOperatorNode(node)) {
      const {operator, type} = node;
      if (operator === ts.SyntaxKind.ReadonlyKeyword) {
        return `readonly ${this.type(type)}`;
      }
      if (typeParameter.test(this.#print(type))) return 'string';
    }
    return this.#print(node);
  }

  readonly #print = (node: ts.Node): string => print(node, this.file);
  readonly #part = (node: ts.TypeNode): string => asPart(this.type(node));

  /** Returns the types of a union in a union. */
  #branches(node: ts.TypeNode): string[] {
    const type = this.type(node);
    return /^[\w\s|]+$/.test(type) ? type.split(' | ') : [asPart(type)];
  }

  #element(node: ts.TypeNode | ts.NamedTupleMember): string {
    if (!ts.isNamedTupleMember(node)) return this.type(node);
    const {dotDotDotToken, name, questionToken, type} = node;
    return `${dotDotDotToken ? '...' : ''}${name.text}${questionToken ? '?' : ''}: ${this.type(type)}`;
  }

  #reference(node: ts.TypeReferenceNode): string {
    const name = this.#print(node.typeName);
    const args = node.typeArguments ?? [];
    const [first, second] = args;
    if (isTypeParameter(name)) return this.#bound(name);
    const selected = selectedMembers(
      name,
      args.map(this.#print),
      this.scope,
      plainType,
    );
    if (selected) return selected;
    const isPart = /^(?:NoInfer|Extract|Exclude)$/.test(name);
    if (isPart && first && typeParameter.test(this.#print(first))) {
      return this.type(first);
    }
    // The keys depend on the chain.
    if (name === 'StringKeyOf') return 'string';
    // The result with the default of `use`.
    if (name === 'When' && second) return this.type(second);
    const dependsOnCall = args.some((each) =>
      typeParameter.test(this.#print(each)),
    );
    if (name === 'ReturnType' && first && ts.isFunctionTypeNode(first)) {
      return this.type(first.type);
    }
    if (dependsOnCall && /^(?:ReturnType|Parameters|Awaited)$/.test(name)) {
      return 'unknown';
    }
    const alias = args.length > 0 && this.scope.aliases.get(name);
    // Without the call, the arguments say more than the parameters.
    const isFilled = !dependsOnCall && alias && typeParameter.test(alias);
    if (alias && !isFilled && !isComputed(parseType(alias).type)) {
      const plain = plainType(alias, scopeWithout(this.scope, name));
      if (plain.length <= longestAlias && !/\bunknown\b/.test(plain)) {
        return plain;
      }
    }
    const isAny = args.every((each) => this.#print(each) === 'any');
    if (
      (isAny && args.length !== 1) ||
      (dependsOnCall && this.scope.own.has(name))
    )
      return name;
    return `${name}<${args.map((each) => this.type(each)).join(', ')}>`;
  }

  /** Returns a mapped type, whose values depend on the call. */
  #mapped({typeParameter: {constraint}}: ts.MappedTypeNode): string {
    const isOfArray =
      constraint &&
      ts.isTypeOperatorNode(constraint) &&
      this.type(constraint.type).endsWith('[]');
    return isOfArray ? 'unknown[]' : 'unknown';
  }

  #bound(name: string): string {
    const bound = this.scope.boundOf(name);
    if (bound === undefined) return 'unknown';
    if (bound === name) return name;
    return plainType(bound, scopeWithout(this.scope, name));
  }

  /** Returns the type of a function, without its parameters' types if long. */
  #call(node: ts.SignatureDeclaration, arrow: ' => ' | ': '): string {
    return new Plain(this.file, this.#within(node)).#callOf(node, arrow);
  }

  /** Returns the scope inside a function, with its type parameters. */
  #within({typeParameters = []}: TypeParameters): TypeScope {
    const {boundOf} = this.scope;
    const bounds = new Map(
      typeParameters.map(({name, constraint}) => [
        name.text,
        constraint ? this.#print(constraint) : name.text,
      ]),
    );
    return {
      ...this.scope,
      boundOf: (name) => bounds.get(name) ?? boundOf(name),
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
      return new Plain(file, scopeWithout(this.scope, name)).#elements(type);
    }
    if (ts.isConditionalTypeNode(node)) {
      const all = [node.trueType, node.falseType].flatMap((each) =>
        this.#elements(each),
      );
      const names = Array.from(new Set(all.map(({name}) => bare(name))));
      // An element that one of the tuples has as optional can be left out.
      return names.map(
        (name) =>
          all.find((each) => each.name === `${name}?`) ??
          all.find((each) => each.name === name)!,
      );
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
    if (members.length === 0) return '{}';
    const text = `{ ${members.join('; ')} }`;
    const isCallable = node.members.some(ts.isCallSignatureDeclaration);
    if (text.length <= longestObject || isCallable) return text;
    const names = members.map((member) => member.replace(/:[^]*/, ''));
    const short = `{ ${names.join('; ')} }`;
    return short.length <= longestObject ? short : 'object';
  }
}
