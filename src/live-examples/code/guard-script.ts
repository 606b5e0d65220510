import {parser} from '@lezer/javascript';

/** What guarded code calls in every turn and call. */
export const timeCheck = '__checkTime';

const loops = ['ForStatement', 'WhileStatement', 'DoStatement'];

/**
 * Lets every turn of a loop, every function and every other block of a script ask
 * whether it may go on. A frame may share its thread with the page, which code
 * without an end would take along.
 */
export function guardScript(code: string): string {
  const inserted: {at: number; text: string}[] = [];
  const check = `${timeCheck}()`;
  parser.parse(code).iterate({
    enter({name, node}) {
      if (name === 'Block')
        inserted.push({at: node.from + 1, text: `${check};`});
      const isLoop = loops.includes(name);
      if (!isLoop && name !== 'ArrowFunction') return;
      const body =
        name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body || body.name === 'Block') return;
      const [before, after] = isLoop
        ? [`{${check};`, '}']
        : [`(${check},`, ')'];
      inserted.push({at: body.from, text: before}, {at: body.to, text: after});
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
