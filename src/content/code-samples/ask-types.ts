import ts from 'typescript';

import {findNames, type Name} from './find-names';
import type {NameType} from './model';
import type {Sample} from './place-samples';
import {readableType} from './readable-type';

/**
 * Maximum length of the compiler's type texts. A popover scrolls, so it can
 * show more than an editor.
 */
const longestType = 1200;

/** Returns the types of a sample's names, in order. */
export function askTypes(
  service: ts.LanguageService,
  sample: Sample,
): NameType[] {
  return findNames(sample, service.getProgram()).flatMap(
    (name) => askType(service, sample.file, name) ?? [],
  );
}

function askType(
  service: ts.LanguageService,
  file: string,
  {start, length}: Name,
): NameType | undefined {
  const info = service.getQuickInfoAtPosition(file, start, longestType);
  if (!info?.displayParts || info.textSpan.start !== start) return undefined;
  const text = readableType(ts.displayPartsToString(info.displayParts), {
    callForm: () => callForm(service, file, start),
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
    .replace(/\r?\n\s*\n[^]*/, '')
    .replace(/\{@link(?:code)? ([^}]+?) ?\}|\[([^\]]+)\]\([^)]*\)/g, '$1$2')
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
  const call = find(
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
function find(
  node: ts.Node,
  position: number,
  isIt: (node: ts.Node) => boolean,
): ts.Node | undefined {
  if (position < node.pos || position >= node.end) return undefined;
  const inner = ts.forEachChild(node, (each) => find(each, position, isIt));
  return inner ?? (isIt(node) ? node : undefined);
}

/** Returns the call form of a name's function: `useQuery(query, options?)`. */
function callForm(
  service: ts.LanguageService,
  file: string,
  position: number,
): string | undefined {
  const definition = service.getDefinitionAtPosition(file, position)?.[0];
  const source =
    definition && service.getProgram()?.getSourceFile(definition.fileName);
  const start = definition?.contextSpan?.start;
  if (!source || start === undefined) return undefined;
  const declaration = find(
    source,
    start,
    (node) => ts.isFunctionLike(node) && node.getStart(source) === start,
  ) as ts.SignatureDeclaration | undefined;
  if (!declaration?.name) return undefined;
  const parameters = declaration.parameters.map(
    ({dotDotDotToken, name, questionToken, initializer}) =>
      `${dotDotDotToken ? '...' : ''}${name.getText(source)}${questionToken || initializer ? '?' : ''}`,
  );
  return `${declaration.name.getText(source)}(${parameters.join(', ')})`;
}
