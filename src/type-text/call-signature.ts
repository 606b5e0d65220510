import ts from 'typescript';

import {
  joined,
  type Named,
  parameterName,
  typeParameterAt,
  type TypeScope,
  withoutUndefined,
} from './parts';
import {plainCall, plainType} from './plain-type';
import {print, withoutImports} from './print';
import {libraryNames, packageOf} from './library-names';

/** A function's parameters and result with short types. */
export interface CallSignature {
  name: string;
  parameters: Named[];
  /** Missing if the declaration doesn't write it. */
  result?: string;
  /** Whether the library declares the function. */
  isOfLibrary: boolean;
}

/** Returns the call signature of a function's declaration. */
export function callSignature(
  program: ts.Program,
  declaration: ts.SignatureDeclaration,
): CallSignature {
  const scope = scopeAt(program, declaration);
  const checker = program.getTypeChecker();
  const written = declaration.parameters.map((each) =>
    parameterText(each, checker, scope),
  );
  const {type} = declaration;
  const result = type ? print(type) : 'void';
  const call = plainCall(
    withoutImports(`(${written.join(', ')}) => ${result}`),
    scope,
  );
  const members =
    type && scope.libraryTypes.has(call.result.replace(/<[^]*/, ''))
      ? membersOf(checker, checker.getTypeAtLocation(type), scope)
      : '';
  return {
    name: declaration.name!.getText(),
    parameters: call.parameters,
    ...(type && {result: members || call.result}),
    isOfLibrary: isOfLibrary(declaration),
  };
}

/** Returns the members of an interface of the library, one on each line. */
function membersOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  scope: TypeScope,
): string {
  if (!type.symbol?.declarations?.some(ts.isInterfaceDeclaration)) return '';
  const members = type
    .getProperties()
    .filter(({declarations}) => declarations?.some(isOfLibrary))
    .map((property) => {
      const text = checker.typeToString(
        checker.getTypeOfSymbol(property),
        undefined,
        ts.TypeFormatFlags.NoTruncation |
          ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      );
      return `  ${property.name}: ${plainType(withoutImports(text), scope)};\n`;
    });
  return members.length > 0 ? `{\n${members.join('')}}` : '';
}

const isOfLibrary = (node: ts.Node): boolean =>
  packageOf(node.getSourceFile().fileName) !== undefined;

/** Returns a parameter as written, with the members of options. */
function parameterText(
  parameter: ts.ParameterDeclaration,
  checker: ts.TypeChecker,
  scope: TypeScope,
): string {
  const {dotDotDotToken, questionToken, initializer, type} = parameter;
  const name = parameterName(parameter, parameter.parent);
  const optional = questionToken || initializer ? '?' : '';
  const head = `${dotDotDotToken ? '...' : ''}${name}${optional}`;
  const inferredType = checker.getTypeAtLocation(parameter);
  if (!type) return `${head}: ${checker.typeToString(inferredType)}`;
  return isOptions(type)
    ? `${head}: ${optionsText(checker.getNonNullableType(inferredType), scope)}`
    : `${head}: ${print(type)}`;
}

/** Whether a parameter's type is an object whose name says nothing. */
const isOptions = (type: ts.TypeNode): boolean =>
  ts.isTypeLiteralNode(type) ||
  (ts.isTypeReferenceNode(type) &&
    /(?:Options|Props)$/.test(print(type.typeName))) ||
  (ts.isParenthesizedTypeNode(type) && isOptions(type.type)) ||
  ((ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) &&
    type.types.every(isOptions));

/** Returns the members of options, with their types unless that's too long. */
function optionsText(type: ts.Type, scope: TypeScope): string {
  const members = type.getProperties().map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    const types = (property.declarations ?? [])
      .filter(ts.isPropertySignature)
      .flatMap((each) => {
        const constraintOf = (name: string) =>
          constraintAt(each, name) ?? scope.constraintOf(name);
        return each.type
          ? plainType(print(each.type), {...scope, constraintOf})
          : [];
      });
    const plain = joined(types, ' | ') || 'unknown';
    return `${property.name}${optional}: ${optional ? withoutUndefined(plain) : plain}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** Returns the names around a declaration. */
function scopeAt(program: ts.Program, declaration: ts.Node): TypeScope {
  return {
    ...libraryNames(program, packageOf(declaration.getSourceFile().fileName)),
    constraintOf: (name) => constraintAt(declaration, name),
  };
}

/**
 * Returns the constraint of a type parameter around a node, or its name if it
 * has none.
 */
function constraintAt(node: ts.Node, name: string): string | undefined {
  const parameter = typeParameterAt(node, name);
  return parameter?.constraint
    ? withoutImports(print(parameter.constraint))
    : parameter?.name.text;
}
