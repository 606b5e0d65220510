import ts from 'typescript';

import {findNames, type Name} from './find-names';
import type {NameType} from './model';
import type {Sample} from './place-samples';
import {readableType} from './readable-type';

/** Where the compiler cuts a type off, in characters: a popover scrolls, so a reader gets more than an editor shows. */
const longestType = 1200;

/** What the compiler says of a name, wherever it stands. */
type Answer = Pick<NameType, 'text' | 'documentation'>;

/**
 * Asks for the types of a sample's names. A name that stands for the same thing
 * of the same type in several places is asked for once: the compiler takes
 * about a millisecond for each answer.
 */
export function askTypes(
  service: ts.LanguageService,
  sample: Sample,
): {typeAt(offset: number): NameType | undefined; all(): NameType[]} {
  const program = service.getProgram();
  const names = findNames(sample, program);
  const answers = new Map<string, Answer | undefined>();
  const keyOf = meaningKeys(program?.getTypeChecker());

  function typeOf(name: Name): NameType | undefined {
    const key = name.node && keyOf(name.node);
    const answer =
      key !== undefined && answers.has(key)
        ? answers.get(key)
        : ask(service, sample.file, name);
    if (key !== undefined) answers.set(key, answer);
    const {start, length} = name;
    return answer && {start, length, ...answer};
  }

  return {
    typeAt(offset) {
      const name = names.find(
        ({start, length}) => start <= offset && offset < start + length,
      );
      return name && typeOf(name);
    },
    all: () => names.flatMap((name) => typeOf(name) ?? []),
  };
}

/**
 * Names that have the same key have the same type and declaration. What is
 * called has none: its type is that of the one call.
 */
function meaningKeys(checker: ts.TypeChecker | undefined) {
  const ids = new Map<ts.Symbol | ts.Type, number>();
  const idOf = (object: ts.Symbol | ts.Type): number => {
    const id = ids.get(object) ?? ids.size;
    ids.set(object, id);
    return id;
  };
  return (node: ts.Identifier): string | undefined => {
    if (isCalled(node)) return undefined;
    const symbol = checker?.getSymbolAtLocation(node);
    if (!checker || !symbol) return undefined;
    const type = checker.getTypeAtLocation(node);
    return [idOf(symbol), idOf(type), node.parent.kind, node.text].join();
  };
}

function isCalled(node: ts.Identifier): boolean {
  const {parent} = node;
  const expression =
    ts.isPropertyAccessExpression(parent) && parent.name === node
      ? parent
      : node;
  const around = expression.parent;
  return (
    ((ts.isCallExpression(around) || ts.isNewExpression(around)) &&
      around.expression === expression) ||
    ts.isJsxOpeningLikeElement(around) ||
    ts.isJsxClosingElement(around)
  );
}

function ask(
  service: ts.LanguageService,
  file: string,
  {start}: Name,
): Answer | undefined {
  const info = service.getQuickInfoAtPosition(file, start, longestType);
  if (!info?.displayParts || info.textSpan.start !== start) return undefined;
  const text = readableType(ts.displayPartsToString(info.displayParts), () =>
    declarationOf(service, file, start),
  );
  if (text === undefined) return undefined;
  const documentation = ts.displayPartsToString(info.documentation).trim();
  return {text, ...(documentation && {documentation})};
}

/** Source text of the declaration that a name goes back to. */
function declarationOf(
  service: ts.LanguageService,
  file: string,
  position: number,
): string | undefined {
  const definition = service.getDefinitionAtPosition(file, position)?.[0];
  const span = definition?.contextSpan;
  if (!definition || !span) return undefined;
  return ts.sys
    .readFile(definition.fileName)
    ?.slice(span.start, span.start + span.length);
}
