import ts from 'typescript';

/** What `plainType` has to know about names. */
export interface TypeScope {
  /** The names of the library's types. */
  libraryTypes: ReadonlySet<string>;
  /** The types of generic aliases that have no page, by name. */
  aliases: ReadonlyMap<string, string>;
  /**
   * Returns the constraint of a type parameter, its name if it has none, or
   * `undefined` if the signature has no such parameter.
   */
  constraintOf: (name: string) => string | undefined;
  /** Returns the type of an exported type's member that is always there. */
  memberOf?: (type: string, key: string) => string | undefined;
}

/** Returns the scope inside an alias or a constraint, which may be recursive. */
export function scopeWithout(scope: TypeScope, name: string): TypeScope {
  const aliases = new Map(scope.aliases);
  aliases.delete(name);
  const constraintOf = (other: string) =>
    other === name ? undefined : scope.constraintOf(other);
  return {...scope, aliases, constraintOf};
}

/** A parameter; its name ends with `?` if it can be left out. */
export interface Named {
  name: string;
  type: string;
}

/** Matches type parameters, as the library writes them: `T` or `TChainId`. */
export const typeParameter = /\bT(?:[A-Z][a-z]\w*|\d*)\b/;

export const isTypeParameter = (name: string): boolean =>
  typeParameter.exec(name)?.[0] === name;

/** Returns the type parameter that a name refers to at a node. */
export function typeParameterAt(
  node: ts.Node,
  name: string,
): ts.TypeParameterDeclaration | undefined {
  const {parent, typeParameters = []} = node as ts.Node & {
    typeParameters?: readonly ts.TypeParameterDeclaration[];
  };
  const parameter = typeParameters.find((each) => each.name.text === name);
  return parameter ?? (parent && typeParameterAt(parent, name));
}

/**
 * Returns a parameter's name for readers, since destructured ones have none.
 *
 * @param owner - the declaration of the function
 */
export function parameterName(
  {name, dotDotDotToken}: ts.ParameterDeclaration,
  owner: ts.SignatureDeclaration,
): string {
  if (ts.isIdentifier(name)) return name.text;
  if (dotDotDotToken) return 'args';
  const isComponent = /^[A-Z]/.test(owner.name?.getText() ?? '');
  return isComponent ? 'props' : 'options';
}

/** Joins types that differ. */
export const joined = (types: readonly string[], separator: string): string =>
  Array.from(new Set(types)).join(separator);

/** Drops the `undefined` that `?` already says. */
export const withoutUndefined = (type: string): string =>
  /^[\w\s|]+$/.test(type)
    ? type.replaceAll(' | undefined', '')
    : type.replace(/(?: \| undefined)+$/, '');

/** Whether TypeScript computes a type from others, so that a name says more. */
export const isComputed = (node: ts.Node): boolean =>
  ts.isConditionalTypeNode(node) ||
  ts.isIndexedAccessTypeNode(node) ||
  ts.isMappedTypeNode(node) ||
  (ts.forEachChild(node, isComputed) ?? false);

/** Wraps a type that can't be a part of another without parentheses. */
export function asPart(type: string): string {
  let outside = type.replaceAll('=>', '⇒');
  let before;
  do {
    before = outside;
    outside = outside.replace(/[<([{][^<>()[\]{}]*[>)\]}]/g, '');
  } while (outside !== before);
  return /⇒| [|&] /.test(outside) ? `(${type})` : type;
}

/**
 * Merges the elements of several tuples that a call can have. An element that
 * is optional in one of them can be left out.
 */
export function mergeElements(elements: readonly Named[]): Named[] {
  const names = new Set(elements.map(({name}) => name.replace('?', '')));
  return Array.from(
    names,
    (name) =>
      elements.find((each) => each.name === `${name}?`) ??
      elements.find((each) => each.name === name)!,
  );
}

/** Maximum characters of an object type that keeps its members. */
const longestObject = 60;

/** Returns an object type, without the types of its members if it's long. */
export function objectOf(
  members: readonly string[],
  isCallable: boolean,
): string {
  if (members.length === 0) return '{}';
  const text = `{ ${members.join('; ')} }`;
  if (text.length <= longestObject || isCallable) return text;
  const names = members.map((member) => member.replace(/:[^]*/, ''));
  const short = `{ ${names.join('; ')} }`;
  return short.length <= longestObject ? short : 'object';
}
