import files from '@generated/live-examples/default/files.json';
import {autocompletion, type CompletionContext} from '@codemirror/autocomplete';
import {linter} from '@codemirror/lint';
import {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {wrap} from 'comlink';
import {useEffect, useState} from 'react';

import type {Compiler} from '../types/worker';

/** Time in ms from the last key to a type check. */
const delayMs = 300;
/** The button's label until an answer arrives. */
const checking = 'Types: checking…';

/** The result of a type check. Has no `code` if the compiler can't run. */
interface Answer {
  code?: string;
  news: string;
}

/**
 * Checks the types of an editor's code on request, because the compiler is
 * large.
 */
export function useTypes(code: string) {
  const url = useBaseUrl(`/${files.compiler}`);
  const [check, setCheck] = useState<ReturnType<typeof checkTypes>>();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => check?.close, [check]);

  const news = answer?.news ?? checking;
  const isNews = answer?.code === undefined || answer.code === code;
  return {
    isOn: check !== undefined,
    isLoading: check !== undefined && !answer,
    extension: check?.extension,
    label: !check ? 'Check types' : isNews ? news : checking,
    /** The text for screen readers, which doesn't change with every key. */
    news: check && news,
    toggle() {
      setAnswer(undefined);
      setCheck(check ? undefined : checkTypes(url, setAnswer));
    },
  };
}

/**
 * Starts the compiler in a worker. It also completes code. The first answer
 * takes some seconds.
 */
function checkTypes(url: string, onAnswer: (answer: Answer) => void) {
  const worker = new Worker(url);
  worker.addEventListener('error', () =>
    onAnswer({news: 'Types: not available'}),
  );
  const compiler = wrap<Compiler>(worker);

  const complete = async (context: CompletionContext) => {
    if (!context.explicit && !context.matchBefore(/[\w$."']/)) return null;
    const code = context.state.doc.toString();
    return {
      from: context.matchBefore(/[\w$]*/)?.from ?? context.pos,
      options: await compiler.complete(code, context.pos),
      validFor: /^[\w$]*$/,
    };
  };
  const lint = linter(
    async (view) => {
      const {doc} = view.state;
      const code = doc.toString();
      const problems = await compiler.findProblems(code);
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
  return {
    extension: [lint, autocompletion({override: [complete]})],
    close: () => worker.terminate(),
  };
}

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
