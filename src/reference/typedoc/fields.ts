import {
  Comment,
  type Context,
  DeclarationReflection,
  type Reflection,
  ReflectionFlag,
  ReflectionKind,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';

import {inline, shorten, typeText} from './code';

/** A property of an options object, at any depth; its name is its path: `options.chainId`. */
export class Field extends DeclarationReflection {
  /** The types that declare it, for texts that several functions share: `ChainOptions.chainId`. */
  keys: string[] = [];
}

/** What decides which types are opened, and how they are called. */
export interface Scope {
  context: Context;
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to a documented package. */
  isOwn(declaration: ts.Declaration): boolean;
  /** Whether a type has a page of its own, which lists its fields. */
  hasPage(symbol: ts.Symbol): boolean;
  /** Gives exported unions their names back, which TypeScript forgets in larger ones. */
  rename(type: string): string;
}

/**
 * Lists the fields of a type that has no page: through aliases, intersections,
 * unions, conditional and mapped types, and what functions among them take and
 * return. Types of other libraries are not opened.
 *
 * @param path what they belong to: `options`.
 * @param isPage whether the page is that of the type itself.
 */
export function findFields(
  scope: Scope,
  owner: Reflection,
  type: ts.Type,
  path: string,
  isPage = false,
): Field[] {
  const {checker} = scope;
  const found = new Map<string, Field>();
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
    for (const property of checker.getPropertiesOfType(type)) {
      if (!isShown(scope, property)) continue;
      const name = path ? `${path}.${property.name}` : property.name;
      const field = createField(scope, owner, property, name);
      merge(found, field);
      open(checker.getTypeOfSymbol(property), name, false, inner);
    }
    for (const call of type.getCallSignatures()) {
      for (const parameter of call.parameters) {
        const taken = checker.getTypeOfSymbol(parameter);
        open(taken, `${path}(${parameter.name})`, false, inner);
      }
      open(call.getReturnType(), `${path}()`, false, inner);
    }
  }
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

function isOpen({isOwn, hasPage}: Scope, type: ts.Type): boolean {
  const symbol = type.aliasSymbol ?? type.symbol;
  if (symbol && hasPage(symbol)) return false;
  if (type.isUnionOrIntersection() || type.flags & ts.TypeFlags.Conditional) {
    return true;
  }
  return (
    Boolean(type.flags & ts.TypeFlags.Object) &&
    !(type.symbol?.flags & ts.SymbolFlags.Class) &&
    (type.aliasSymbol !== undefined ||
      Boolean(type.symbol?.declarations?.some(isOwn)))
  );
}

const isShown = ({isOwn}: Scope, property: ts.Symbol): boolean =>
  !property.name.startsWith('__') &&
  (Boolean(property.declarations?.some(isOwn)) ||
    keysOf(property).includes('PropsWithChildren.children'));

/** `ChainOptions.chainId` for each type that declares the property. */
const keysOf = (property: ts.Symbol): string[] =>
  (property.declarations ?? []).flatMap((declaration) => {
    const owner = ts.findAncestor(
      declaration,
      (node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration =>
        ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    );
    return owner ? [`${owner.name.text}.${property.name}`] : [];
  });

function createField(
  {context, checker, rename}: Scope,
  owner: Reflection,
  property: ts.Symbol,
  name: string,
): Field {
  const field = new Field(name, ReflectionKind.Property, owner);
  const type = checker.getTypeOfSymbol(property);
  const node = property.declarations?.find(ts.isPropertySignature)?.type;
  // As it is written, unless a type parameter stands for something else here.
  const isWritten =
    node &&
    checker.getNonNullableType(checker.getTypeFromTypeNode(node)) ===
      checker.getNonNullableType(type);
  const text = isWritten ? inline(node) : rename(typeText(checker, type));
  field.keys = keysOf(property);
  field.comment = context.getComment(property, ReflectionKind.Property);
  setType(field, text, Boolean(property.flags & ts.SymbolFlags.Optional));
  context.registerReflection(field, undefined);
  return field;
}

/** That an optional field may be undefined goes without saying; so do the type parameters of a method. */
function setType(field: Field, text: string, isOptional: boolean): void {
  const type = shorten(text).replace(/^<.*?>(?=\()/, '');
  field.setFlag(ReflectionFlag.Optional, isOptional);
  field.type = new UnknownType(
    isOptional ? type.replace(/^undefined \| |( \| undefined)+$/g, '') : type,
  );
}

/** A field that several branches of a type declare is one, with the types and the words of all. */
function merge(found: Map<string, Field>, field: Field): void {
  const known = found.get(field.name);
  if (!known) {
    found.set(field.name, field);
    return;
  }
  const types = [known, field].flatMap(({type}) => String(type).split(' | '));
  const isOptional = known.flags.isOptional || field.flags.isOptional;
  setType(known, Array.from(new Set(types)).join(' | '), isOptional);
  known.keys.push(...field.keys);
  const [old, more] = [known, field].map(({comment}) =>
    Comment.combineDisplayParts(comment?.summary),
  );
  if (!more || old === more) return;
  known.comment ??= new Comment();
  known.comment.summary.push(
    {kind: 'text', text: ' '},
    ...field.comment!.summary,
  );
}
