import {parser} from '@lezer/javascript';

import {loopCheck} from './loop-check';

const loops = ['ForStatement', 'WhileStatement', 'DoStatement'];

/**
 * Lets every loop of a script ask in each turn whether it may go on. A frame
 * may share its thread with the page, which an endless loop would take along.
 */
export function guardLoops(code: string): string {
  const inserted: {at: number; text: string}[] = [];
  parser.parse(code).iterate({
    enter({name, node}) {
      if (!loops.includes(name)) return;
      const body =
        name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body) return;
      if (body.name === 'Block') {
        inserted.push({at: body.from + 1, text: `${loopCheck}();`});
      } else {
        inserted.push(
          {at: body.from, text: `{${loopCheck}();`},
          {at: body.to, text: '}'},
        );
      }
    },
  });
  // From the end, so that no place moves. What is found later at one place lies within.
  return inserted
    .reverse()
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, {at, text: addition}) =>
        text.slice(0, at) + addition + text.slice(at),
      code,
    );
}
