import ts from 'typescript';

import {callSignature, type CallSignature} from './call-signature';
import {findNames, type Name} from './find-names';
import {libraryNames, packageOf} from './library-names';
import type {NameType} from './model';
import {isHidden} from './parse-notation';
import type {Sample} from './place-samples';
import {readableType} from './readable-type';

/**
 * Maximum characters of the compiler's type texts. A popover scrolls, so it can
 * show more than an editor. `readable-type.ts` shortens them.
 */
const longestType = 1200;

/** Returns the types of a sample's visible names, in order. */
export function askTypes(
  service: ts.LanguageService,
  sample: Sample,
): NameType[] {
  return findNames(sample, service.getProgram())
    .filter(({start}) => !isHidden(sample.fence.notation, start))
    .flatMap((name) => askType(service, sample, name) ?? []);
}

function askType(
  service: ts.LanguageService,
  sample: Sample,
  name: Name,
): NameType | undefined {
  const {file} = sample;
  const {start, length} = name;
  const info = service.getQuickInfoAtPosition(file, start, longestType);
  if (!info?.displayParts || info.textSpan.start !== start) return undefined;
  const text = readableType(ts.displayPartsToString(info.displayParts), {
    call: () => callOf(service, file, start),
    result: () => resultOf(service, file, start),
  });
  if (text === undefined) return undefined;
  const documentation = plainWords(ts.displayPartsToString(info.documentation));
  const source = sourceOf(service, sample, name);
  return {
    start,
    length,
    text,
    ...(documentation && {documentation}),
    ...(source && {source}),
  };
}

/** Returns the package and the name of an export of the library. */
function sourceOf(
  service: ts.LanguageService,
  {file, fence}: Sample,
  {start, length}: Name,
): string | undefined {
  const {declared} = libraryNames(service.getProgram()!);
  // Asking for the definition takes long, so most names must not get there.
  if (!declared.has(fence.code.slice(start, start + length))) return undefined;
  const [definition] = service.getDefinitionAtPosition(file, start) ?? [];
  if (!definition || !topLevelKind.test(definition.kind)) return undefined;
  const library = packageOf(definition.fileName);
  return library && `${library} ${definition.name}`;
}

/** Matches the kinds of declarations that a package can export. */
const topLevelKind = /^(?:function|class|const|var|type|interface)$/;

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
