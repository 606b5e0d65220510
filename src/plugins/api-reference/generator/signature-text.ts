import ts from 'typescript';

import {textOf} from './fields';

/** A parameter as readers see it: destructured ones get the name of what they are. */
export interface ParameterText {
  name: string;
  optional: boolean;
  rest: boolean;
  type: string;
  defaultValue?: string;
  node: ts.ParameterDeclaration;
}

const WIDTH = 80;

/** Reads the parameters of a function, method or constructor from its declaration. */
export function readParameters(
  declaration: ts.SignatureDeclaration,
): ParameterText[] {
  return declaration.parameters.map((parameter) => {
    const initializer = parameter.initializer
      ? textOf(parameter.initializer).replace(/ as .*$/, '')
      : undefined;
    // A default that is a name says nothing outside its file; an empty object says nothing at all.
    const shown =
      initializer !== undefined &&
      initializer !== '{}' &&
      !/^[A-Za-z_$]/.test(initializer.replace(/^(true|false|undefined)$/, ''));
    return {
      name: parameterName(parameter, declaration),
      optional: Boolean(parameter.questionToken ?? parameter.initializer),
      rest: Boolean(parameter.dotDotDotToken),
      type: parameter.type ? textOf(parameter.type) : 'unknown',
      ...(shown && {defaultValue: initializer}),
      node: parameter,
    };
  });
}

function parameterName(
  parameter: ts.ParameterDeclaration,
  declaration: ts.SignatureDeclaration,
): string {
  if (ts.isIdentifier(parameter.name)) {
    return parameter.name.text;
  }
  if (parameter.dotDotDotToken) {
    return 'args';
  }
  return /^[A-Z]/.test(declaration.name?.getText() ?? '') ? 'props' : 'options';
}

/**
 * Writes a signature the way the source would declare it: one line when it
 * fits, else one line a type parameter and a parameter.
 */
export function writeSignature(
  head: string,
  declaration: ts.SignatureDeclaration,
  returns: string | undefined,
): string {
  const typeParameters = (declaration.typeParameters ?? []).map((node) =>
    textOf(node),
  );
  const parameters = readParameters(declaration).map(
    ({name, optional, rest, type}) =>
      `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`,
  );
  const tail = returns === undefined ? '' : `: ${returns}`;
  const generics = typeParameters.length
    ? `<${typeParameters.join(', ')}>`
    : '';
  const oneLine = `${head}${generics}(${parameters.join(', ')})${tail}`;
  if (oneLine.length <= WIDTH) {
    return oneLine;
  }
  return [
    head,
    writeList('<', typeParameters, '>'),
    writeList('(', parameters, ')') || '()',
    tail,
  ].join('');
}

function writeList(open: string, parts: string[], close: string): string {
  if (parts.length === 0) {
    return '';
  }
  const oneLine = `${open}${parts.join(', ')}${close}`;
  return oneLine.length <= WIDTH / 2
    ? oneLine
    : `${open}\n${parts.map((part) => `  ${part},`).join('\n')}\n${close}`;
}

const TYPE_FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteTypeArgumentsOfSignature |
  ts.TypeFormatFlags.OmitThisParameter;

/** The declared return type, or what TypeScript infers for a function that declares none. */
export function readReturnType(
  checker: ts.TypeChecker,
  declaration: ts.SignatureDeclaration,
): string | undefined {
  if (ts.isConstructorDeclaration(declaration)) {
    return undefined;
  }
  if (declaration.type) {
    return textOf(declaration.type);
  }
  const signature = checker.getSignatureFromDeclaration(declaration);
  return signature
    ? checker
        .typeToString(signature.getReturnType(), declaration, TYPE_FORMAT)
        .replace(/\bWallet<WalletOptions, string>/g, 'Wallet')
        .replace(/import\("[^"]+"\)\./g, '')
    : undefined;
}

/** Cuts the insides of object types out of a type that is too long to read. */
export function abbreviateType(type: string, limit = 100): string {
  let short = type;
  while (short.length > limit) {
    const next = short.replace(/\{[^{}…]+\}/, '{ … }');
    if (next === short) {
      break;
    }
    short = next;
  }
  return short;
}

/** An element of a rest parameter's tuple: what a caller passes at that place. */
export function readTupleElements(
  type: ts.TypeNode,
): {name: string; optional: boolean; type: string}[] {
  const tuple = firstTuple(type);
  return (tuple?.elements ?? []).flatMap((element) =>
    ts.isNamedTupleMember(element)
      ? [
          {
            name: element.name.text,
            optional: Boolean(element.questionToken),
            type: textOf(element.type),
          },
        ]
      : [],
  );
}

function firstTuple(type: ts.TypeNode): ts.TupleTypeNode | undefined {
  if (ts.isTupleTypeNode(type)) {
    return type;
  }
  return ts.isConditionalTypeNode(type)
    ? (firstTuple(type.trueType) ?? firstTuple(type.falseType))
    : undefined;
}
