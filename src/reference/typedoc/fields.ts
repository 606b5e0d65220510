import {
  type Context,
  ParameterReflection,
  type Reflection,
  ReflectionFlag,
  ReflectionKind,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';

import {print, typeText} from './code';

/** What decides which types are opened, and how they are called. */
export interface Scope {
  context: Context;
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to a documented package. */
  isOwn(declaration: ts.Declaration): boolean;
  /** Whether a type has a page of its own, which lists its fields. */
  hasPage(symbol: ts.Symbol): boolean;
}

/**
 * Lists the fields of a type that has no page, named by their path
 * (`options.chainId`): through aliases, intersections, unions, conditional types
 * and tuples, and what functions among them take and return. Types of other
 * libraries are not opened.
 *
 * @param owner becomes the parent of the fields.
 * @param path what they belong to: `options`.
 * @param isPage whether the page is that of the type itself.
 */
export function findFields(
  scope: Scope,
  owner: Reflection,
  type: ts.Type,
  path: string,
  isPage = false,
): ParameterReflection[] {
  const {checker} = scope;
  const found = new Map<string, ParameterReflection>();
  open(type, path, isPage, []);
  return Array.from(found.values());

  function open(
    type: ts.Type,
    path: string,
    isPart: boolean,
    outer: readonly unknown[],
  ): void {
    // A generic type that holds itself is another one each time, of the same symbol.
    const symbol = type.aliasSymbol ?? type.symbol;
    const seen = symbol?.declarations?.some(scope.isOwn) ? symbol : type;
    if (outer.includes(seen) || !(isPart || isOpen(scope, type))) return;
    const inner = [...outer, seen];
    const branches = branchesOf(checker, type);
    for (const branch of branches) {
      open(branch, path, isPart || type.isIntersection(), inner);
    }
    if (branches.length > 0) return;
    for (const each of elementsOf(checker, type)) {
      open(each.type, path ? `${path}.${each.name}` : each.name, false, inner);
    }
    for (const property of type.getProperties()) {
      if (!isShown(scope, property)) continue;
      const name = path ? `${path}.${property.name}` : property.name;
      found.set(name, fieldOf(scope, owner, property, name, found.get(name)));
      open(checker.getTypeOfSymbol(property), name, false, inner);
    }
    for (const call of type.getCallSignatures()) {
      for (const parameter of call.parameters) {
        for (const each of parametersOf(checker, parameter)) {
          open(each.type, `${path}(${each.name})`, false, inner);
        }
      }
      open(call.getReturnType(), `${path}()`, false, inner);
    }
  }
}

/**
 * The field that a property is.
 *
 * @param known - the field of the same name in another branch of the type; the
 *   result has the types of both, and the words of the first
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
  const types = [...(field.type ? [String(field.type)] : [])];
  types.push(fieldType(scope, property));
  field.type = new UnknownType(Array.from(new Set(types)).join(' | '));
  return field;
}

/** As it is written, unless a type parameter stands for something else here. */
function fieldType({checker}: Scope, property: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(property);
  const node = property.declarations?.find(ts.isPropertySignature)?.type;
  const isWritten =
    node &&
    checker.getNonNullableType(checker.getTypeFromTypeNode(node)) ===
      checker.getNonNullableType(type);
  const text = isWritten ? print(node) : typeText(checker, type);
  // That an optional field may be undefined goes without saying.
  return property.flags & ts.SymbolFlags.Optional
    ? text.replace(/^undefined \| |( \| undefined)+$/g, '')
    : text;
}

/** A parameter as callers see it; an element of a rest parameter has a node. */
interface Taken {
  name: string;
  type: ts.Type;
  node?: ts.NamedTupleMember;
}

/** A parameter; of a rest parameter that is a tuple with names, its elements. */
export function parametersOf(
  checker: ts.TypeChecker,
  parameter: ts.Symbol,
): Taken[] {
  const type = checker.getTypeOfSymbol(parameter);
  const node = parameter.valueDeclaration as
    ts.ParameterDeclaration | undefined;
  const elements = node?.dotDotDotToken ? elementsOf(checker, type) : [];
  return elements.length > 0 ? elements : [{name: parameter.name, type}];
}

/** The named elements of a tuple; of a conditional type, those of one branch. */
function elementsOf(checker: ts.TypeChecker, type: ts.Type): Taken[] {
  if (!checker.isTupleType(type)) {
    return branchesOf(checker, type)
      .map((branch) => elementsOf(checker, branch))
      .reduce((first, other) => (first.length > 0 ? first : other), []);
  }
  const {target} = type as ts.TupleTypeReference;
  const types = checker.getTypeArguments(type as ts.TypeReference);
  return types.flatMap((type, index) => {
    const node = target.labeledElementDeclarations?.[index];
    return node && ts.isNamedTupleMember(node)
      ? [{name: node.name.text, type, node}]
      : [];
  });
}

/** The types of a union or an intersection, or what a conditional type may turn out to be. */
function branchesOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types;
  if (!(type.flags & ts.TypeFlags.Conditional)) return [];
  // TypeScript fills in both branches when it is asked what bounds the type.
  const constraint = checker.getBaseConstraintOfType(type);
  const {resolvedTrueType, resolvedFalseType} = type as ts.ConditionalType;
  return [resolvedTrueType ?? constraint, resolvedFalseType].filter(
    (branch) => branch !== undefined,
  );
}

function isOpen({checker, isOwn, hasPage}: Scope, type: ts.Type): boolean {
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

/** What React adds to the props of a component is shown, other libraries' fields are not. */
const isShown = ({isOwn}: Scope, {name, declarations}: ts.Symbol): boolean =>
  !name.startsWith('__') &&
  (name === 'children' || Boolean(declarations?.some(isOwn)));
