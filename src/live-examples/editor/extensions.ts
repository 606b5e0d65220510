import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {indentWithTab} from '@codemirror/commands';
import {localCompletionSource, tsxLanguage} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {linter, lintKeymap} from '@codemirror/lint';
import {Prec, type Extension} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  keymap,
  tooltips,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {minimalSetup} from 'codemirror';

import type {Problem} from '../messages';

/** The colors of the site's code blocks, by their classes. */
const colors = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier], class: 'tok-keyword'},
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    class: 'tok-string',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 'tok-fn',
  },
  {tag: [tags.typeName, tags.className, tags.tagName], class: 'tok-type'},
  {tag: tags.comment, class: 'tok-comment'},
  {tag: [tags.number, tags.bool, tags.null], class: 'tok-number'},
]);

/** How long after Escape Tab leaves the editor instead of indenting, in ms. */
const leavingMs = 5000;

/** The editor does so by itself, but not when Escape also closes a list. */
function letTabLeave(view: EditorView): false {
  view.setTabFocusMode(leavingMs);
  return false;
}

/**
 * What an editor for TypeScript with JSX can do.
 *
 * @param label what a screen reader calls it
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
    indentWithTab,
  ]),
  minimalSetup,
  // Not `javascript()`, which closes tags by itself even where the reader does.
  tsxLanguage.extension,
  tsxLanguage.data.of({autocomplete: localCompletionSource}),
  syntaxHighlighting(colors),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({filterStrict: true}),
  highlightActiveLine(),
  EditorView.lineWrapping,
  // In the editor, what reaches over its edge would be cut off.
  tooltips({parent: document.body}),
  EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
    'aria-description':
      'Tab indents. To leave the editor, press Escape and then Tab.',
  }),
  EditorView.updateListener.of(({docChanged, state}) => {
    if (docChanged) onChange(state.doc.toString());
  }),
];

/** Underlines the line of what went wrong. */
export const underline = ({line: number, message}: Problem): Extension =>
  linter(
    ({state: {doc}}) => {
      if (number === 0) return [];
      const line = doc.line(Math.min(Math.max(number, 1), doc.lines));
      const from = line.to - line.text.trimStart().length;
      const told = `Line ${line.number}: ${message}`;
      return [{from, to: line.to, severity: 'error', message: told}];
    },
    {delay: 0},
  );
