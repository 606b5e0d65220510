import {parse, type Expression, type Node} from 'acorn';

/** A declaration or an effect at the top level of a module. */
interface Part {
  code: string;
  uses: ReadonlySet<string>;
  /**
   * The part is kept if another one uses one of these names. Undefined for
   * parts that are always kept.
   */
  serves: readonly string[] | undefined;
}

/**
 * Removes the declarations that a module's exports don't use.
 *
 * A bundler keeps some of them, because a call like `z.object()` could have any
 * effect. Here, an effect only concerns the variable that it sets or receives.
 */
export function removeUnused(code: string): string {
  const parts = split(code);
  const result = new Set(parts.filter(({serves}) => !serves));
  const used = new Set<string>();
  // The loop also visits the parts that it adds.
  for (const part of result) {
    part.uses.forEach((name) => used.add(name));
    for (const other of parts) {
      if (other.serves?.some((name) => used.has(name))) result.add(other);
    }
  }
  return parts
    .filter((part) => result.has(part))
    .map((part) => part.code)
    .join('\n');
}

/** Returns the parts of a module, in order. */
function split(code: string): Part[] {
  const textOf = ({start, end}: Node) => code.slice(start, end);
  const {body} = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  return body.flatMap((statement): Part | Part[] => {
    switch (statement.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return {
          code: textOf(statement),
          uses: namesIn(statement),
          serves: [statement.id.name],
        };
      case 'VariableDeclaration':
        return statement.declarations.map((declaration) => ({
          code: `${statement.kind} ${textOf(declaration)};`,
          uses: namesIn(declaration),
          serves: [...namesIn(declaration.id)],
        }));
      case 'ExpressionStatement':
        return listEffects(statement.expression).map((effect) => ({
          code: `${textOf(effect)};`,
          uses: namesIn(effect),
          serves: [...namesIn(targetOf(effect))],
        }));
      default:
        return {
          code: textOf(statement),
          uses: namesIn(statement),
          serves: undefined,
        };
    }
  });
}

/** Returns the expressions that commas join. */
const listEffects = (expression: Expression): Expression[] =>
  expression.type === 'SequenceExpression'
    ? expression.expressions
    : [expression];

/** Returns the part of an expression with the variables that it changes. */
function targetOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'AssignmentExpression':
      return expression.left;
    case 'UnaryExpression':
      return targetOf(expression.argument);
    case 'CallExpression':
      return expression.arguments;
    default:
      return expression;
  }
}

/**
 * Returns the names in a part of the syntax tree, except those of properties.
 * They include local variables, so an equal name can keep an unused function,
 * which the bundler removes then.
 */
function namesIn(tree: unknown, names = new Set<string>()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return names;
  const {type, name, computed} = tree as Record<string, unknown>;
  if (type === 'Identifier') names.add(String(name));
  for (const [role, child] of Object.entries(tree)) {
    const isPropertyName = (role === 'property' || role === 'key') && !computed;
    if (!isPropertyName) namesIn(child, names);
  }
  return names;
}
