import type {EditorState, Extension} from '@codemirror/state';
import {
  hoverTooltip,
  keymap,
  type EditorView,
  type TooltipView,
} from '@codemirror/view';

import {typeLines} from '../../client-modules/type-lines';
import type {NameDescription} from '../../type-text/describe-name';
import {toHtml} from './language';
import {noAnswer, showMessage, showNote} from './notes';
import type {RunningCompiler} from './start-compiler';

/**
 * Shows the type of a name under the pointer, or at the caret after F1.
 *
 * @param getCompiler - returns the compiler. Starts it if the reader asks for a
 *   type
 */
export const typeTooltips = (
  getCompiler: (isAsked: boolean) => RunningCompiler | undefined,
): Extension => [
  hoverTooltip(
    async (view, at) => {
      const compiler = getCompiler(false);
      if (!compiler?.hasAnswered()) return null;
      const type = await describe(compiler, view.state, at).catch(() => null);
      return type ? toTooltip(type) : null;
    },
    {hideOnChange: true},
  ),
  keymap.of([
    {
      key: 'F1',
      preventDefault: true,
      run(view) {
        void showAtCaret(view, getCompiler(true));
        return true;
      },
    },
  ]),
];

/**
 * Returns the type of the name at a position, if there is one.
 *
 * @throws (as a rejection) if the compiler doesn't answer
 */
const describe = (
  {askSoon}: RunningCompiler,
  {doc}: EditorState,
  at: number,
): Promise<NameDescription | undefined> =>
  askSoon((compiler) => compiler.describe(doc.toString(), at));

/** Shows the type of the name at the caret, unless the reader has moved on. */
async function showAtCaret(
  view: EditorView,
  compiler: RunningCompiler | undefined,
): Promise<void> {
  if (!compiler) return;
  const asked = view.state;
  const {head} = asked.selection.main;
  if (!compiler.hasAnswered()) showMessage(view, 'Loading the compiler…');
  let nothing = 'No type here';
  const type = await describe(compiler, asked, head)
    // The caret may be after the name.
    .then((found) => found ?? describe(compiler, asked, Math.max(0, head - 1)))
    .catch(() => {
      nothing = noAnswer;
    });
  const {state} = view;
  if (state.doc !== asked.doc || !state.selection.eq(asked.selection)) return;
  if (!view.hasFocus) return;
  if (!type) return showMessage(view, nothing);
  const text = [type.text, type.documentation].join('\n');
  showNote(view, {...toTooltip(type), text});
}

/** Returns a tooltip like the one of a name in a code block. */
const toTooltip = ({start, length, text, documentation}: NameDescription) => ({
  pos: start,
  end: start + length,
  above: true,
  create(): TooltipView {
    const dom = document.createElement('div');
    const popover = document.createElement('div');
    popover.className = 'type-popover';
    popover.append(typeLines(toHtml(text)));
    if (documentation) {
      const paragraph = document.createElement('p');
      paragraph.append(documentation);
      popover.append(paragraph);
    }
    dom.append(popover);
    return {dom};
  },
});
