import files from '@generated/live-examples/default/frame.json';
import {autocompletion, type CompletionContext} from '@codemirror/autocomplete';
import {linter} from '@codemirror/lint';
import {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {wrap} from 'comlink';
import {useEffect, useState} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import type {Compiler} from '../types/worker';

/** How long after the last key the types are checked, in ms. */
const delay = 300;
const checking = 'Types: checking…';

/** What the compiler says of a code, or without one, that it can't run. */
interface Answer {
  code?: string;
  news: string;
}

/** Lets the compiler check the code of an editor, when the reader asks for it: it's large. */
export function useTypes(code: string) {
  const url = useBaseUrl(`/${files.compiler}`);
  const [check, setCheck] = useState<ReturnType<typeof checkTypes>>();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => check?.close, [check]);

  const news = answer?.news ?? checking;
  const isNews = answer?.code === undefined || answer.code === code;
  return {
    isOn: check !== undefined,
    extension: check?.extension,
    label: !check ? 'Check types' : isNews ? news : checking,
    /** What is told aloud, which doesn't change with every key. */
    news: check && news,
    toggle() {
      setAnswer(undefined);
      setCheck(check ? undefined : checkTypes(url, setAnswer));
    },
  };
}

/** Starts the compiler in a worker, where it takes some seconds before its first answer. It also completes code. */
function checkTypes(url: string, onAnswer: (answer: Answer) => void) {
  const arrived = tellIfLate(
    'The compiler is slow to load. It checks the types as soon as it arrives.',
  );
  const tell = (answer: Answer) => {
    arrived();
    onAnswer(answer);
  };
  const worker = new Worker(url);
  worker.addEventListener('error', () => tell({news: 'Types: not available'}));
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
      const {state} = view;
      const code = state.doc.toString();
      const problems = await compiler.findProblems(code);
      const {length} = problems;
      const count =
        length > 1 ? `${length} problems` : `${length || 'no'} problem`;
      tell({code, news: `Types: ${count}`});
      // The list that opens now would hide the line being written, or the first it names.
      const line = view.hasFocus ? state.selection.main : problems[0];
      if (line) {
        const effects = EditorView.scrollIntoView(line.from);
        setTimeout(() => view.dispatch({effects}));
      }
      return problems.map(({message, ...place}) => {
        const {number} = state.doc.lineAt(place.from);
        const told = `Line ${number}: ${message}`;
        return {...place, message: told, severity: 'error'};
      });
    },
    {delay, autoPanel: true},
  );
  return {
    extension: [lint, autocompletion({override: [complete]})],
    close() {
      arrived();
      worker.terminate();
    },
  };
}
