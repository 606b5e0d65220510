import {parser} from '@lezer/javascript';

/** A node of the parser's syntax tree. */
type Node = ReturnType<typeof parser.parse>['topNode'];

/** A text, and the position in the code where it's inserted. */
interface Insertion {
  at: number;
  text: string;
}

/** The name of the function that guarded code calls. */
export const timeCheck = '__checkTime';

const callOfCheck = `${timeCheck}()`;

/**
 * Adds a time check to every iteration, function, and block of a script. A
 * frame can share its thread with the page, so endless code would block the
 * page too.
 *
 * @param code - a script without syntax errors
 * @returns the script with checks, on the same lines
 * @throws with a place like a syntax error, if the code could replace the check
 */
export function guardScript(code: string): string {
  const insertions: Insertion[] = [];
  parser.parse(code).iterate({
    enter({node}) {
      const text = code.slice(node.from, node.to);
      if (isReserved(node, text)) throw reservedNameError(code, node.from);
      insertions.push(...checksOf(node));
    },
  });
  return insertAll(code, insertions);
}

/**
 * Whether a node could be the name of the check. The parser doesn't know names
 * with escapes, such as `__check\u0054ime`.
 */
const isReserved = ({name, type}: Node, text: string): boolean =>
  type.isError
    ? text.includes('\\')
    : /^Variable/.test(name) && text === timeCheck;

/** Returns an error with a place, like those of the compiler. */
function reservedNameError(code: string, position: number): Error {
  const line = code.slice(0, position).split('\n').length;
  const message = `${timeCheck} and names with escapes can't be used here.`;
  return Object.assign(new Error(message), {loc: {line}});
}

/** Returns the check that a node of the syntax tree needs, if any. */
function checksOf(node: Node): Insertion[] {
  switch (node.name) {
    case 'Block':
      return [{at: node.from + 1, text: `${callOfCheck};`}];
    case 'ForStatement':
    case 'WhileStatement':
      return checkStatement(lastPart(node));
    case 'DoStatement':
      return checkStatement(nextPart(node.firstChild));
    case 'ArrowFunction':
      return checkExpression(lastPart(node));
    default:
      return [];
  }
}

const checkStatement = (body: Node | null): Insertion[] =>
  surround(body, `{${callOfCheck};`, '}');

const checkExpression = (body: Node | null): Insertion[] =>
  surround(body, `(${callOfCheck},`, ')');

/** Surrounds a body, unless it's a block, which gets a check of its own. */
function surround(
  body: Node | null,
  before: string,
  after: string,
): Insertion[] {
  if (!body || body.name === 'Block') return [];
  return [
    {at: body.from, text: before},
    {at: body.to, text: after},
  ];
}

// Comments are children of a statement, next to its keywords and its body.

/** Returns a node's last child that isn't a comment. */
function lastPart(node: Node): Node | null {
  let part = node.lastChild;
  while (part?.type.isSkipped) part = part.prevSibling;
  return part;
}

/** Returns a node's next sibling that isn't a comment. */
function nextPart(node: Node | null): Node | null {
  let part = node?.nextSibling ?? null;
  while (part?.type.isSkipped) part = part.nextSibling;
  return part;
}

/** Inserts texts into code, at positions of the unchanged code. */
function insertAll(code: string, insertions: readonly Insertion[]): string {
  // Insert from the end, so that earlier positions stay valid. Of insertions at
  // the same position, the later one belongs to the inner node.
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, {at, text: added}) => {
      return text.slice(0, at) + added + text.slice(at);
    }, code);
}
