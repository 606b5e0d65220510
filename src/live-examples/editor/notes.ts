import {closeCompletion, completionStatus} from '@codemirror/autocomplete';
import {StateEffect, StateField, type Extension} from '@codemirror/state';
import {
  EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  type TooltipView,
} from '@codemirror/view';

import {announce} from '../../client-modules/announce';

/** The message if the compiler can't run, or is too slow. */
export const noAnswer = "The compiler doesn't answer";

const setNote = StateEffect.define<Tooltip | null>();

/** The note that is open. Closes when the reader moves on. */
const note = StateField.define<Tooltip | null>({
  create: () => null,
  update(open, {effects, docChanged, selection}) {
    const last = effects.findLast((effect) => effect.is(setNote));
    if (last) return last.value;
    return docChanged || selection ? null : open;
  },
  provide: (field) => showTooltip.from(field),
});

/** Shows a note in the editor, and announces its text. */
export function showNote(
  view: EditorView,
  {
    text,
    ...tooltip
  }: {pos: number; above?: boolean; text: string} & {
    create: () => TooltipView;
  },
): void {
  view.dispatch({
    effects: [setNote.of(tooltip), EditorView.scrollIntoView(tooltip.pos)],
  });
  announce(text);
}

/** Shows a message at the caret. */
export const showMessage = (view: EditorView, text: string): void =>
  showNote(view, {
    pos: view.state.selection.main.head,
    text,
    create() {
      const dom = document.createElement('p');
      dom.className = 'example-note';
      dom.append(text);
      return {dom};
    },
  });

/** Closes the note, if there is one. */
export function hideNote(view: EditorView): boolean {
  if (!view.state.field(note, false)) return false;
  view.dispatch({effects: setNote.of(null)});
  return true;
}

/** Notes in the editor, such as messages at the caret. */
export const notes: Extension = [
  note,
  keymap.of([{key: 'Escape', run: hideNote}]),
  EditorView.domEventHandlers({
    // A reader who leaves the editor no longer waits for a completion.
    blur(_event, view) {
      if (completionStatus(view.state) === 'pending') closeCompletion(view);
      hideNote(view);
    },
  }),
];
