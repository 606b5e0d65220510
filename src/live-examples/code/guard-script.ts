import {parser} from '@lezer/javascript';

import {timeCheck} from './time-check';

const repeatable = [
  'ForStatement',
  'WhileStatement',
  'DoStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Property',
];

/**
 * Lets every turn of a loop and every call of a function in a script ask whether
 * it may go on. A frame may share its thread with the page, which code without
 * an end would take along.
 */
export function guardScript(code: string): string {
  const inserted: {at: number; text: string}[] = [];
  const check = `${timeCheck}()`;
  parser.parse(code).iterate({
    enter({name, node}) {
      if (!repeatable.includes(name)) return;
      const body =
        name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body) return;
      const around = (before: string, after: string) =>
        inserted.push(
          {at: body.from, text: before},
          {at: body.to, text: after},
        );
      if (body.name === 'Block')
        inserted.push({at: body.from + 1, text: `${check};`});
      else if (name === 'ArrowFunction') around(`(${check},`, ')');
      else if (name.endsWith('Statement')) around(`{${check};`, '}');
    },
  });
  // From the end, so that no place moves. What is found later and ends at the same place lies within.
  return inserted
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, {at, text: addition}) =>
        text.slice(0, at) + addition + text.slice(at),
      code,
    );
}
