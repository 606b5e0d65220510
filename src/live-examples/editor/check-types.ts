import files from '@generated/live-examples/default/frame.json';
import {autocompletion, type CompletionContext} from '@codemirror/autocomplete';
import {linter} from '@codemirror/lint';
import {EditorView} from '@codemirror/view';
import {wrap} from 'comlink';

import type {Compiler} from '../types/worker';

/** How long after the last key the types are checked, in ms. */
const delay = 300;

/**
 * Lets the compiler check the types of an editor's code, and complete it. It
 * runs in a worker, where it takes some seconds before its first answer.
 *
 * @param onAnswer told how many problems it finds in a code, and nothing if it can't run
 */
export function checkTypes(
  baseUrl: string,
  onAnswer: (code?: string, count?: number) => void,
) {
  const worker = new Worker(baseUrl + files.compiler);
  worker.addEventListener('error', () => onAnswer());
  const compiler = wrap<Compiler>(worker);

  const complete = async (context: CompletionContext) => {
    const word = context.matchBefore(/[\w$]*/);
    const before = context.state.sliceDoc(0, word?.from).at(-1) ?? '';
    if (!context.explicit && !word?.text && !/[."']/.test(before)) return null;
    const code = context.state.doc.toString();
    return {
      from: word?.from ?? context.pos,
      options: await compiler.complete(code, context.pos),
      validFor: /^[\w$]*$/,
    };
  };
  const lint = linter(
    async (view) => {
      const {state} = view;
      const code = state.doc.toString();
      const problems = await compiler.findProblems(code);
      onAnswer(code, problems.length);
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
    close: () => worker.terminate(),
  };
}
