import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionSource,
} from '@codemirror/autocomplete';
import {indentWithTab} from '@codemirror/commands';
import {javascript, tsxLanguage} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {lintKeymap, setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {Compartment, EditorState} from '@codemirror/state';
import {EditorView, highlightActiveLine, keymap} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {minimalSetup} from 'codemirror';

import type {Problem} from '../panel/use-example';

/** An editor in the page. */
export interface Editor {
  read(): string;
  /** Replaces the code; it can be undone. */
  write(code: string): void;
  /** Underlines the line of what went wrong, or nothing. */
  mark(problem: Problem | undefined): void;
  /** Underlines what the compiler finds. */
  markTypes(problems: readonly Diagnostic[]): void;
  /** Completes with what a source knows too, or no more. */
  completeWith(source: CompletionSource | undefined): void;
  focus(): void;
  close(): void;
}

export interface EditorOptions {
  code: string;
  /** What a screen reader calls it. */
  label: string;
  onChange: (code: string) => void;
}

const color = (name: string) => ({color: `var(--tok-${name})`});

/** The colors of the site's code blocks. */
const colors = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier], ...color('keyword')},
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    ...color('string'),
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    ...color('fn'),
  },
  {tag: [tags.typeName, tags.className, tags.tagName], ...color('type')},
  {tag: tags.comment, ...color('comment')},
  {tag: [tags.number, tags.bool, tags.null], ...color('number')},
]);

/** Makes an editor for TypeScript with JSX. */
export function createEditor(
  parent: HTMLElement,
  {code, label, onChange}: EditorOptions,
): Editor {
  const moreCompletion = new Compartment();
  let marked: Diagnostic[] = [];
  let markedTypes: readonly Diagnostic[] = [];
  const view = new EditorView({
    parent,
    doc: code,
    extensions: [
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      minimalSetup,
      javascript({jsx: true, typescript: true}),
      syntaxHighlighting(colors),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      moreCompletion.of([]),
      highlightActiveLine(),
      EditorState.tabSize.of(2),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description':
          'Tab indents. To leave the editor, press Escape and then Tab.',
        // A phone's keyboard would correct the code.
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
      }),
      EditorView.updateListener.of(({docChanged, state}) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
  const showMarks = () => {
    const {length} = view.state.doc;
    // What the compiler found may be of code that was longer.
    const within = [...marked, ...markedTypes].filter(({to}) => to <= length);
    view.dispatch(setDiagnostics(view.state, within));
  };
  return {
    read: () => view.state.doc.toString(),
    write: (text) =>
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: text},
      }),
    mark(problem) {
      marked = toDiagnostics(view.state, problem);
      showMarks();
    },
    markTypes(problems) {
      markedTypes = problems;
      showMarks();
    },
    completeWith: (source) =>
      view.dispatch({
        effects: moreCompletion.reconfigure(
          source ? tsxLanguage.data.of({autocomplete: source}) : [],
        ),
      }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

function toDiagnostics(
  {doc}: EditorState,
  problem: Problem | undefined,
): Diagnostic[] {
  if (problem?.line === undefined) return [];
  const line = doc.line(Math.min(Math.max(problem.line, 1), doc.lines));
  const from = line.from + /^\s*/.exec(line.text)![0].length;
  const {message} = problem;
  return [{from, to: line.to, severity: 'error', message}];
}
