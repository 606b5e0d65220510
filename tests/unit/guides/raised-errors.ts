import ts from 'typescript';

import {parseSource, readSources} from './parse-source';

/** A place in a source file where an error is made. */
export interface RaisedError {
  /** The class as written, such as `BaseError`. */
  errorClass: string;
  /** The message, with `…` for each part that is not fixed. */
  message: string;
  /** The file as the guides name it, such as `core/errors.ts`. */
  source: string;
  /** Line in the source file, counted from 1. */
  line: number;
}

/**
 * Finds every `new SomeError(…)` and `SomeError.from(…)` below a folder of
 * TypeScript sources, tests left out.
 *
 * @param folder the folder, such as the `src` of a package
 * @param packageName what the sources' names begin with, such as `core`
 * @throws when something is thrown of which no message can be told
 */
export function findRaisedErrors(
  folder: string,
  packageName: string,
): RaisedError[] {
  return readSources(folder).flatMap(([file, text]) =>
    readRaisedErrors(text, `${packageName}/${file}`),
  );
}

/** Finds the errors that one source text makes. */
function readRaisedErrors(text: string, source: string): RaisedError[] {
  const file = parseSource(text, source);
  const found: RaisedError[] = [];
  const lineOf = (node: ts.Node) =>
    file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

  const visit = (node: ts.Node): void => {
    const made = readMadeError(node);
    if (made) found.push({...made, source, line: lineOf(node)});
    else if (ts.isThrowStatement(node) && !isKnownThrow(node.expression))
      throw new Error(
        `${source}:${lineOf(node)} throws something of which no message can be told. Teach tests/unit/guides/raised-errors.ts this form.`,
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Thrown on is what was caught or kept; its message was made elsewhere. */
function isKnownThrow(thrown: ts.Expression): boolean {
  return (
    ts.isIdentifier(thrown) ||
    ts.isPropertyAccessExpression(thrown) ||
    readMadeError(thrown) !== undefined
  );
}

function readMadeError(
  node: ts.Node,
): Pick<RaisedError, 'errorClass' | 'message'> | undefined {
  if (ts.isNewExpression(node) && isErrorClass(node.expression))
    return {
      errorClass: node.expression.text,
      message: readMessage(node.arguments?.[0]),
    };
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'from' &&
    isErrorClass(node.expression.expression)
  )
    return {
      errorClass: node.expression.expression.text,
      message: readMessage(node.arguments[1]),
    };
  return undefined;
}

function isErrorClass(expression: ts.Expression): expression is ts.Identifier {
  return ts.isIdentifier(expression) && expression.text.endsWith('Error');
}

function readMessage(argument: ts.Expression | undefined): string {
  if (argument && ts.isStringLiteralLike(argument)) return argument.text;
  if (argument && ts.isTemplateExpression(argument))
    return [
      argument.head.text,
      ...argument.templateSpans.map(({literal}) => literal.text),
    ].join('…');
  return '…';
}
