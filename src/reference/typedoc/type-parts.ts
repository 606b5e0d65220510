/** Takes types apart: calls, tuples, unions, and conditional types. */
import ts from 'typescript';

/** A parameter that callers pass, or an element of a rest parameter's tuple. */
export interface CallParameter {
  name: string;
  type: ts.Type;
  /** Only elements have one. */
  node?: ts.NamedTupleMember;
}

/**
 * Returns a parameter, or the elements of a rest parameter whose type is a tuple
 * with names.
 */
export function parametersOf(
  checker: ts.TypeChecker,
  parameter: ts.Symbol,
): CallParameter[] {
  const type = checker.getTypeOfSymbol(parameter);
  const node = parameter.valueDeclaration as
    ts.ParameterDeclaration | undefined;
  const elements = node?.dotDotDotToken ? elementsOf(checker, type) : [];
  return elements.length > 0 ? elements : [{name: parameter.name, type}];
}

/**
 * Returns a tuple's named elements. For a conditional type, uses one branch.
 */
export function elementsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): CallParameter[] {
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

/**
 * Returns the members of a union or intersection, or the branches of a
 * conditional type.
 */
export function branchesOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types;
  if (!(type.flags & ts.TypeFlags.Conditional)) return [];
  // TypeScript evaluates both branches for the base constraint.
  const constraint = checker.getBaseConstraintOfType(type);
  const {resolvedTrueType, resolvedFalseType} = type as ts.ConditionalType;
  return [resolvedTrueType ?? constraint, resolvedFalseType].filter(
    (branch) => branch !== undefined,
  );
}
