import {
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {indentWithTab} from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {linter, lintKeymap} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {Prec, type Extension} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  MatchDecorator,
  tooltips,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import {minimalSetup} from 'codemirror';

import type {Problem} from '../messages';
import {colors, language} from './language';
import {notes} from './notes';

/**
 * Finds names with a hyphen, such as `reactive-dot` in `@reactive-dot/react`, to
 * prevent line breaks in them.
 */
const hyphenated = new MatchDecorator({
  regexp: /[^\s/.]+-[^\s/.]+/g,
  decoration: Decoration.mark({class: 'cm-unbroken'}),
});

/** An opportunity for a line break. */
class Break extends WidgetType {
  override eq = (other: WidgetType) => other instanceof Break;
  override toDOM = () => document.createElement('wbr');
}

/**
 * Allows a line break before the first argument of a call, such as
 * `query.storage("A")`. Otherwise, a narrow editor breaks its name.
 */
const callBreaks = new MatchDecorator({
  regexp: /\((?=["'])/g,
  decorate: (add, _, to) =>
    add(to, to, Decoration.widget({widget: new Break(), side: 1})),
});

/** Keeps the decorations of matches up to date. */
const decorate = (matches: MatchDecorator) =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = matches.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.decorations = matches.updateDeco(update, this.decorations);
      }
    },
    {decorations: ({decorations}) => decorations},
  );

/**
 * Keeps the caret in sight when the editor becomes lower, for example because
 * the console opens below it. Doesn't scroll back to a caret that the reader has
 * scrolled away from.
 */
const caretInSight = ViewPlugin.define((view) => {
  const {scrollDOM} = view;
  let height = 0;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = scrollDOM.clientHeight;
    if (height >= before) return;
    const {head} = view.state.selection.main;
    const {top} = scrollDOM.getBoundingClientRect();
    const caret = view.coordsAtPos(head);
    const wasSeen = caret && caret.top >= top && caret.bottom <= top + before;
    if (wasSeen) view.dispatch({effects: EditorView.scrollIntoView(head)});
  });
  observer.observe(scrollDOM);
  return {destroy: () => observer.disconnect()};
});

/**
 * Time in ms after Escape during which Tab leaves the editor instead of
 * indenting.
 */
const leavingMs = 5000;

/** CodeMirror does this too, but not if Escape also closes a list. */
function letTabLeave(view: EditorView): false {
  view.setTabFocusMode(leavingMs);
  return false;
}

/**
 * Returns the extensions of an editor for TypeScript with JSX.
 *
 * @param label - its name for screen readers
 */
export const typescriptEditor = (
  label: string,
  onChange: (code: string) => void,
): Extension => [
  Prec.highest(keymap.of([{key: 'Escape', run: letTabLeave}])),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...searchKeymap,
    indentWithTab,
  ]),
  minimalSetup,
  // Not `javascript()`, which also closes tags that the reader closes.
  language.extension,
  syntaxHighlighting(colors),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  notes,
  highlightActiveLine(),
  lineNumbers(),
  decorate(hyphenated),
  decorate(callBreaks),
  // The browser's search doesn't find lines outside of the visible part.
  search({top: true}),
  EditorView.lineWrapping,
  caretInSight,
  // Within the editor, its edge would cut off tooltips.
  tooltips({parent: document.body}),
  EditorView.editorAttributes.of({translate: 'no'}),
  EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
    'aria-description':
      'Control and Space complete code. F1 shows the type at the caret. Tab indents. To leave the editor, press Escape and then Tab.',
  }),
  EditorView.updateListener.of(({docChanged, state}) => {
    if (docChanged) onChange(state.doc.toString());
  }),
];

/** Underlines the line of a problem. */
export const underline = ({line: number, message}: Problem): Extension =>
  linter(
    ({state: {doc}}) => {
      if (number === 0) return [];
      const line = doc.line(Math.min(Math.max(number, 1), doc.lines));
      const from = line.to - line.text.trimStart().length;
      const numbered = `Line ${line.number}: ${message}`;
      return [{from, to: line.to, severity: 'error', message: numbered}];
    },
    {delay: 0},
  );
