import {parser} from '@lezer/javascript';

/** The name of the function that guarded code calls. */
export const timeCheck = '__checkTime';

const loops = ['ForStatement', 'WhileStatement', 'DoStatement'];

/**
 * Adds a time check to every iteration, function, and block of a script. A
 * frame can share its thread with the page, so endless code would block the
 * page too.
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
  // Insert from the end, so that earlier positions stay valid. Of insertions at
  // the same position, the later one belongs to the inner node.
  return inserted
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, {at, text: addition}) =>
        text.slice(0, at) + addition + text.slice(at),
      code,
    );
}
