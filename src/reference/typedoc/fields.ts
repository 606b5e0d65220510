import {
  type Context,
  ParameterReflection,
  type Reflection,
  ReflectionFlag,
  ReflectionKind,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';

import {print} from '../../type-text/print';
import {typeText} from './print-type';
import {restoreChainId} from './restore-chain-id';
import {
  branchesOf,
  type CallParameter,
  elementsOf,
  parametersOf,
} from './type-parts';

/** Decides which types are expanded. */
export interface Scope {
  context: Context;
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to a documented package. */
  isOwn(declaration: ts.Declaration): boolean;
  /** Whether a type has a page, which lists its fields. */
  hasPage(symbol: ts.Symbol): boolean;
}

/**
 * Lists the fields of a type without a page, named by path (`options.chainId`).
 * Follows aliases, intersections, unions, conditional types, and tuples, as
 * well as parameters and results of functions. Doesn't expand types of other
 * libraries.
 *
 * @param owner - the parent of the fields
 * @param path - the prefix of the fields: `options`
 * @param isPage - whether the page describes the type itself
 */
export function findFields(
  scope: Scope,
  owner: Reflection,
  type: ts.Type,
  path: string,
  isPage = false,
): ParameterReflection[] {
  const found: Found = {scope, owner, fields: new Map()};
  expand(found, type, path, isPage, []);
  return Array.from(found.fields.values());
}

/** The fields found so far, by path, and what `findFields` was given. */
interface Found {
  scope: Scope;
  owner: Reflection;
  fields: Map<string, ParameterReflection>;
}

/**
 * Adds the fields of a type.
 *
 * @param isAlways - whether to add those of a type that `isExpanded` refuses
 * @param around - what `identityOf` returned for the types around this one; a
 *   type within itself is skipped
 */
function expand(
  found: Found,
  type: ts.Type,
  path: string,
  isAlways: boolean,
  around: readonly unknown[],
): void {
  const {checker} = found.scope;
  const identity = identityOf(found.scope, type);
  if (around.includes(identity)) return;
  if (!isAlways && !isExpanded(found.scope, type)) return;
  const within = [...around, identity];
  const branches = branchesOf(checker, type);
  for (const branch of branches) {
    expand(found, branch, path, isAlways || type.isIntersection(), within);
  }
  if (branches.length > 0) return;
  addMembers(found, type, path, within);
  for (const call of type.getCallSignatures()) {
    const parameters = call.parameters.flatMap((symbol) =>
      parametersOf(checker, symbol),
    );
    for (const parameter of parameters) {
      const inside = `${path}(${parameter.name})`;
      expand(found, parameter.type, inside, false, within);
    }
    expand(found, call.getReturnType(), `${path}()`, false, within);
  }
}

/** Adds a tuple's elements and a type's properties, and their own fields. */
function addMembers(
  found: Found,
  type: ts.Type,
  path: string,
  within: readonly unknown[],
): void {
  const {scope, owner, fields} = found;
  const pathTo = (name: string) => (path ? `${path}.${name}` : name);
  for (const element of elementsOf(scope.checker, type)) {
    const name = pathTo(element.name);
    fields.set(name, elementField(scope, owner, element, name));
    expand(found, element.type, name, false, within);
  }
  for (const property of type.getProperties()) {
    if (!isShown(scope, property)) continue;
    const name = pathTo(property.name);
    fields.set(name, fieldOf(scope, owner, property, name, fields.get(name)));
    const propertyType = scope.checker.getTypeOfSymbol(property);
    expand(found, propertyType, name, false, within);
  }
}

/**
 * Returns the symbol of a type of ours, because a recursive generic type is a
 * new instance at each level, or else the type.
 */
function identityOf({isOwn}: Scope, type: ts.Type): ts.Symbol | ts.Type {
  const symbol = type.aliasSymbol ?? type.symbol;
  return symbol?.declarations?.some(isOwn) ? symbol : type;
}

/**
 * Returns the field of a property.
 *
 * @param known - the same field in another branch of the type; it gets both
 *   types, and keeps its description
 */
function fieldOf(
  scope: Scope,
  owner: Reflection,
  property: ts.Symbol,
  name: string,
  known: ParameterReflection | undefined,
): ParameterReflection {
  const {Parameter, Property} = ReflectionKind;
  const field = known ?? new ParameterReflection(name, Parameter, owner);
  if (!known) scope.context.registerReflection(field, undefined);
  if (property.flags & ts.SymbolFlags.Optional) {
    field.setFlag(ReflectionFlag.Optional);
  }
  field.comment ??= scope.context.getComment(property, Property);
  const types = new Set(field.type ? [String(field.type)] : []);
  types.add(fieldType(scope, property));
  field.type = new UnknownType(Array.from(types).join(' | '));
  return field;
}

/** Returns the field of a tuple's element. */
function elementField(
  {context, checker}: Scope,
  owner: Reflection,
  {type}: CallParameter,
  name: string,
): ParameterReflection {
  const field = new ParameterReflection(name, ReflectionKind.Parameter, owner);
  context.registerReflection(field, undefined);
  field.type = new UnknownType(typeText(checker, type));
  return field;
}

/** Returns the type of a field, without the `undefined` of an optional one. */
function fieldType({checker}: Scope, property: ts.Symbol): string {
  const text = textOfType(checker, property);
  return property.flags & ts.SymbolFlags.Optional
    ? text.replace(/^undefined \| |( \| undefined)+$/g, '')
    : text;
}

/**
 * Returns the type as written, unless it contains a type parameter with a known
 * value. For a type parameter alone, returns its constraint.
 */
function textOfType(checker: ts.TypeChecker, property: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(property);
  const constraint = constraintOf(type);
  if (constraint) return print(constraint);
  const written = property.declarations?.find(ts.isPropertySignature)?.type;
  const inferred = typeText(checker, type);
  if (!written) return inferred;
  const isAsWritten =
    checker.getNonNullableType(checker.getTypeFromTypeNode(written)) ===
    checker.getNonNullableType(type);
  const isMember = inferred.length <= longestMember && readsMember(written);
  return isAsWritten && !isMember
    ? (remainingOf(checker, written) ?? print(written))
    : restoreChainId(inferred, written);
}

/** Maximum characters of a type that replaces `Type["member"]`. */
const longestMember = 160;

/** Whether a type contains `Type["member"]`. */
const readsMember = (node: ts.Node): boolean =>
  ts.isIndexedAccessTypeNode(node) ||
  (ts.forEachChild(node, readsMember) ?? false);

/** Returns the types of a union that `Exclude` leaves, as written. */
function remainingOf(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
): string | undefined {
  if (!ts.isTypeReferenceNode(node) || print(node.typeName) !== 'Exclude') {
    return undefined;
  }
  const [from, without] = node.typeArguments ?? [];
  if (!from || !without || !ts.isTypeReferenceNode(from)) return undefined;
  const {aliasSymbol} = checker.getTypeFromTypeNode(from);
  const alias = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || !ts.isUnionTypeNode(alias.type)) return undefined;
  const typeArguments = new Map(
    alias.typeParameters?.map(({name}, index) => [
      name.text,
      from.typeArguments?.[index],
    ]),
  );
  return alias.type.types
    .filter((each) => print(each) !== print(without))
    .map((each) => print(typeArguments.get(print(each)) ?? each))
    .join(' | ');
}

/**
 * Returns the constraint of a type parameter, which says more than its name. A
 * conditional type doesn't.
 */
function constraintOf(type: ts.Type): ts.TypeNode | undefined {
  const [only = type, ...others] = type.isUnion()
    ? type.types.filter(({flags}) => !(flags & ts.TypeFlags.Undefined))
    : [];
  const declaration = only.symbol?.declarations?.[0];
  const constraint =
    others.length === 0 &&
    declaration &&
    ts.isTypeParameterDeclaration(declaration) &&
    declaration.constraint;
  return constraint && !ts.isConditionalTypeNode(constraint)
    ? constraint
    : undefined;
}

/** Whether the fields of a type are listed where the type is used. */
function isExpanded({checker, isOwn, hasPage}: Scope, type: ts.Type): boolean {
  const symbol = type.aliasSymbol ?? type.symbol;
  if (symbol && hasPage(symbol)) return false;
  if (branchesOf(checker, type).length > 0) return true;
  if (checker.isTupleType(type)) return true;
  return (
    Boolean(type.flags & ts.TypeFlags.Object) &&
    !(type.symbol?.flags & ts.SymbolFlags.Class) &&
    (type.aliasSymbol !== undefined ||
      Boolean(type.symbol?.declarations?.some(isOwn)))
  );
}

/** Whether a type extends JavaScript's `Error`. */
export const isError = (type: ts.Type): boolean =>
  (type.getBaseTypes() ?? []).some(
    (base) => base.symbol.name === 'Error' || isError(base),
  );

/**
 * Whether to list a field. Fields of other libraries aren't listed, except the
 * `children` that React adds to props, and what explains an error.
 */
const isShown = ({isOwn}: Scope, {name, declarations}: ts.Symbol): boolean =>
  !name.startsWith('__') &&
  (/^(?:children|message|cause)$/.test(name) ||
    Boolean(declarations?.some(isOwn)));
