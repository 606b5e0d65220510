import files from '@generated/live-examples/default/frame.json';
import {autocompletion, type CompletionContext} from '@codemirror/autocomplete';
import {linter} from '@codemirror/lint';
import {EditorView} from '@codemirror/view';

import type {Answer, Question} from '../types/worker';

/** How long after the last key the types are checked, in ms. */
const delay = 300;

/**
 * Lets the compiler check the types of an editor's code, and complete it.
 *
 * @param onProblems told how many the compiler finds in a code, and `undefined` if it cannot run
 */
export function checkTypes(
  baseUrl: string,
  onProblems: (code: string, count: number | undefined) => void,
) {
  const {ask, close} = openCompiler(baseUrl);

  const complete = async (context: CompletionContext) => {
    const word = context.matchBefore(/[\w$]*/);
    const before = context.state.sliceDoc(0, word?.from).at(-1) ?? '';
    if (!context.explicit && !word?.text && !/[."']/.test(before)) return null;
    const code = context.state.doc.toString();
    const {completions = []} = await ask({code, at: context.pos});
    return {
      from: word?.from ?? context.pos,
      options: completions.map(({label, kind, isDeprecated}) => ({
        label,
        detail: isDeprecated ? 'deprecated' : kind,
        boost: isDeprecated ? -99 : 0,
      })),
      validFor: /^[\w$]*$/,
    };
  };
  const lint = linter(
    async (view) => {
      const {state} = view;
      const code = state.doc.toString();
      const {problems} = await ask({code});
      onProblems(code, problems?.length);
      // The list that opens now would hide the line being written, or the first it names.
      const line = view.hasFocus ? state.selection.main : problems?.[0];
      if (line) {
        const effects = EditorView.scrollIntoView(line.from);
        setTimeout(() => view.dispatch({effects}));
      }
      return (problems ?? []).map(({message, ...place}) => {
        const {number} = state.doc.lineAt(place.from);
        const told = `Line ${number}: ${message}`;
        return {...place, message: told, severity: 'error'};
      });
    },
    {delay, autoPanel: true},
  );
  return {
    extension: [lint, autocompletion({override: [complete]})],
    close,
  };
}

/** Starts the compiler in a worker, where it takes some seconds before its first answer. */
function openCompiler(baseUrl: string) {
  const worker = new Worker(baseUrl + files.compiler);
  const failure = new Promise<Answer>((resolve) =>
    worker.addEventListener('error', () => resolve({})),
  );
  return {
    ask(question: Question): Promise<Answer> {
      const {port1, port2} = new MessageChannel();
      worker.postMessage(question, [port2]);
      const answer = new Promise<Answer>((resolve) => {
        port1.onmessage = ({data}) => {
          port1.close();
          resolve(data as Answer);
        };
      });
      return Promise.race([answer, failure]);
    },
    close: () => worker.terminate(),
  };
}
