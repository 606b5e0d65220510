import {
  autocompletion,
  insertCompletionText,
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {localCompletionSource} from '@codemirror/lang-javascript';
import type {Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';

import type {Suggestion} from '../types/create-compiler';
import {hideNote, noAnswer, showMessage} from './notes';
import type {RunningCompiler} from './start-compiler';

/** The lowest boost that CodeMirror has. */
const leastBoost = -99;
/** Ranks names that need an import below others with the same match. */
const importBoost = -1;

/**
 * Completes code with the compiler. Without it, completes names in the code.
 *
 * @param getCompiler - returns the compiler. Starts it if the reader asks for
 *   completions
 */
export function completions(
  getCompiler: (isAsked: boolean) => RunningCompiler | undefined,
): Extension {
  async function complete(
    context: CompletionContext,
  ): Promise<CompletionResult | null> {
    const {explicit: isAsked, view} = context;
    const compiler = getCompiler(isAsked);
    const isLoading = compiler?.hasAnswered() === false;
    // While the reader types, don't wait for the compiler to load.
    if (!compiler || (isLoading && !isAsked))
      return localCompletionSource(context);
    if (!isAsked && !context.matchBefore(/[\w$."']/)) return null;

    if (isLoading && view) showMessage(view, 'Loading the compiler…');
    let nothing = 'No completions here';
    const result = await askCompiler(compiler, context).catch(() => {
      nothing = noAnswer;
      return localCompletionSource(context);
    });
    if (!view || !isAsked || context.aborted) return result;
    hideNote(view);
    if (!result?.options.length) showMessage(view, nothing);
    return result;
  }
  return autocompletion({filterStrict: true, override: [complete]});
}

async function askCompiler(
  {ask, askSoon}: RunningCompiler,
  context: CompletionContext,
): Promise<CompletionResult> {
  const {pos} = context;
  const code = context.state.doc.toString();
  const suggestions = await askSoon((compiler) => compiler.complete(code, pos));
  return {
    from: context.matchBefore(/[\w$]*/)?.from ?? pos,
    options: suggestions.map((each) => toOption(each, ask)),
    validFor: /^[\w$]*$/,
  };
}

function toOption(
  {name, kind, isDeprecated, origin}: Suggestion,
  ask: RunningCompiler['ask'],
): Completion {
  const ownDetail = isDeprecated ? 'deprecated' : kind;
  const ownBoost = isDeprecated ? leastBoost : undefined;
  if (!origin) return {label: name, detail: ownDetail, boost: ownBoost};
  return {
    label: name,
    detail: isDeprecated ? ownDetail : origin.source,
    boost: ownBoost ?? importBoost,
    apply: (view, completion, from, to) =>
      void insertWithImport(view, completion, from, to, (code) =>
        ask((compiler) => compiler.importName(name, origin, code, to)),
      ),
  };
}

/** Inserts a completion, and then its import above it. */
async function insertWithImport(
  view: EditorView,
  completion: Completion,
  from: number,
  to: number,
  findImport: (
    code: string,
  ) => Promise<readonly {from: number; to: number; insert: string}[]>,
): Promise<void> {
  const {state} = view;
  const above = state.sliceDoc(0, from);
  view.dispatch({
    ...insertCompletionText(state, completion.label, from, to),
    annotations: pickedCompletion.of(completion),
  });
  const changes = await findImport(state.doc.toString());
  // The positions are only right if the reader has changed nothing above.
  if (view.state.sliceDoc(0, from) === above) view.dispatch({changes});
}
