import ts from 'typescript';

import {callSignature, type CallSignature} from './call-signature';
import {readableType} from './readable-type';

/** The type of a name in a file. Positions are offsets. */
export interface NameDescription {
  start: number;
  length: number;
  text: string;
  /** The first paragraph, as plain text. */
  documentation?: string;
}

/**
 * Maximum characters of the compiler's type texts. A popover scrolls, so it can
 * show more than an editor. `readable-type.ts` shortens them.
 */
const longestType = 1200;

/**
 * Returns the type and the documentation of the name at a position, or
 * undefined if there's no name with a useful type.
 */
export function describeName(
  service: ts.LanguageService,
  file: string,
  position: number,
): NameDescription | undefined {
  const info = service.getQuickInfoAtPosition(file, position, longestType);
  if (!info?.displayParts) return undefined;
  const {start, length} = info.textSpan;
  const text = readableType(ts.displayPartsToString(info.displayParts), {
    call: () => callOf(service, file, start),
    result: () => resultOf(service, file, start),
  });
  if (text === undefined) return undefined;
  const documentation = plainWords(ts.displayPartsToString(info.documentation));
  return {start, length, text, ...(documentation && {documentation})};
}

/**
 * Returns the first paragraph of a doc comment as plain text; a popover has no
 * room for more.
 */
const plainWords = (comment: string): string =>
  comment
    .trim()
    // Further paragraphs.
    .replace(/\r?\n\s*\n[^]*/, '')
    // `{@link Query}`, `{@linkcode Query}`, and `[queries](https://…)`
    .replace(/\{@link(?:code)? ([^}]+?) ?\}|\[([^\]]+)\]\([^)]*\)/g, '$1$2')
    // The marks of code and of strong text.
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ');

const {
  MultilineObjectLiterals,
  NoTruncation,
  UseAliasDefinedOutsideCurrentScope,
} = ts.TypeFormatFlags;

/** Returns the type that a call of a name returns, with all its parts. */
function resultOf(
  service: ts.LanguageService,
  file: string,
  position: number,
): string | undefined {
  const program = service.getProgram();
  const source = program?.getSourceFile(file);
  if (!source) return undefined;
  const call = findInnermost(
    source,
    position,
    (node) =>
      ts.isCallExpression(node) && calleeOf(node).getStart(source) === position,
  );
  const checker = program!.getTypeChecker();
  const signature =
    call && checker.getResolvedSignature(call as ts.CallExpression);
  return (
    signature &&
    checker.typeToString(
      signature.getReturnType(),
      call,
      MultilineObjectLiterals |
        NoTruncation |
        UseAliasDefinedOutsideCurrentScope,
    )
  );
}

const calleeOf = ({expression}: ts.CallExpression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression;

/** Returns the innermost node around a position that meets a condition. */
function findInnermost(
  node: ts.Node,
  position: number,
  isIt: (node: ts.Node) => boolean,
): ts.Node | undefined {
  if (position < node.pos || position >= node.end) return undefined;
  const inner = ts.forEachChild(node, (each) =>
    findInnermost(each, position, isIt),
  );
  return inner ?? (isIt(node) ? node : undefined);
}

/** Returns the call signature of a name's function, as declared. */
function callOf(
  service: ts.LanguageService,
  file: string,
  position: number,
): CallSignature | undefined {
  const definition = service.getDefinitionAtPosition(file, position)?.[0];
  const program = service.getProgram();
  const source = definition && program?.getSourceFile(definition.fileName);
  const start = definition?.contextSpan?.start;
  if (!source || start === undefined) return undefined;
  const declaration = findInnermost(
    source,
    start,
    (node) => ts.isFunctionLike(node) && node.getStart(source) === start,
  ) as ts.SignatureDeclaration | undefined;
  return declaration?.name && callSignature(program!, declaration);
}
