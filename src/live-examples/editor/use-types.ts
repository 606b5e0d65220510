import files from '@generated/live-examples/default/files.json';
import {linter} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import {completions} from './completions';
import {startCompiler, type RunningCompiler} from './start-compiler';
import {typeTooltips} from './type-tooltips';

/** Time in ms from the last key to a type check. */
const delayMs = 300;
/** The button's label until an answer arrives. */
const checking = 'Types: checking…';

/** The result of a type check. Has no `code` if the compiler can't run. */
interface Answer {
  code?: string;
  news: string;
}

/** The state of the type check. It's off without a check. */
interface TypesState {
  check?: Extension;
  answer?: Answer;
}

/**
 * Checks the types of an editor's code, completes it, and shows its types. The
 * compiler is large, so it starts on request: by the button, or when the reader
 * asks for completions or for a type.
 */
export function useTypes(code: string) {
  const url = useBaseUrl(`/${files.compiler}`);
  const [{check, answer}, setState] = useState<TypesState>({});
  const [types] = useState(() => createTypes(url, setState));
  useEffect(() => types.turnOff, [types]);

  const news = answer?.news ?? checking;
  const isNews = answer?.code === undefined || answer.code === code;
  return {
    isOn: check !== undefined,
    isLoading: check !== undefined && !answer,
    /** For every editor. */
    extension: types.extension,
    /** Underlines type errors. */
    check,
    label: !check ? 'Check types' : isNews ? news : checking,
    /** The text for screen readers, which doesn't change with every key. */
    news: check && news,
    toggle: check ? types.turnOff : types.turnOn,
  };
}

/** @param onChange - receives the new state */
function createTypes(url: string, onChange: (state: TypesState) => void) {
  let running: RunningCompiler | undefined;

  const turnOn = () => {
    const compiler = startCompiler(url);
    const check = checkTypes(compiler, (answer) => {
      if (running === compiler) onChange({check, answer});
    });
    running = compiler;
    onChange({check});
    return compiler;
  };
  const turnOff = () => {
    running?.close();
    running = undefined;
    onChange({});
  };
  const getCompiler = (isAsked: boolean) =>
    running ?? (isAsked ? turnOn() : undefined);

  return {
    turnOn,
    turnOff,
    extension: [completions(getCompiler), typeTooltips(getCompiler)],
  };
}

/** Underlines type errors, and lists them below the code. */
const checkTypes = (
  {ask}: RunningCompiler,
  onAnswer: (answer: Answer) => void,
): Extension =>
  linter(
    async (view) => {
      const {doc} = view.state;
      const code = doc.toString();
      const problems = await ask((compiler) =>
        compiler.findProblems(code),
      ).catch(() => undefined);
      if (!problems) {
        onAnswer({news: 'Types: not available'});
        return [];
      }
      const {length} = problems;
      const count =
        length > 1 ? `${length} problems` : `${length || 'no'} problem`;
      onAnswer({code, news: `Types: ${count}`});
      if (view.state.doc === doc) showProblem(view, problems[0]?.from);
      return problems.map(({message, ...place}) => {
        const {number} = doc.lineAt(place.from);
        const numbered = `Line ${number}: ${message}`;
        return {...place, message: numbered, severity: 'error'};
      });
    },
    {delay: delayMs, autoPanel: true},
  );

/**
 * When the list of problems opens below an editor without the focus, scrolls to
 * the first problem. With the focus, the caret stays in sight (`caretInSight` in
 * extensions.ts).
 */
function showProblem(view: EditorView, at?: number): void {
  const isOpen = view.dom.querySelector('.cm-panel-lint') !== null;
  if (at === undefined || isOpen || view.hasFocus) return;
  const {doc} = view.state;
  setTimeout(() => {
    if (view.state.doc === doc)
      view.dispatch({effects: EditorView.scrollIntoView(at)});
  });
}
