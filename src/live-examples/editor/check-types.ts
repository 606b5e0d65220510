import type {CompletionSource} from '@codemirror/autocomplete';
import type {Diagnostic} from '@codemirror/lint';

import {openCompiler, type Compiler} from '../types/open-compiler';

/** How long after the last key the types are checked, in ms. */
const pauseMs = 300;

/** Checks the types of code while the reader writes. */
export interface TypeCheck {
  check(code: string): void;
  complete: CompletionSource;
  close(): void;
}

/** @param onProblems told what the compiler finds, and `undefined` if it cannot run */
export function checkTypes(
  baseUrl: string,
  onProblems: (problems: Diagnostic[] | undefined) => void,
): TypeCheck {
  const compiler: Compiler = openCompiler(baseUrl);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;

  return {
    check(code) {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const turn = (newest += 1);
        const {problems} = await compiler.ask({code});
        if (turn !== newest) return;
        onProblems(problems?.map((one) => ({...one, severity: 'error'})));
      }, pauseMs);
    },
    async complete(context) {
      const word = context.matchBefore(/[\w$]*/);
      const before = context.state.sliceDoc(0, word?.from).at(-1) ?? '';
      if (!context.explicit && !word?.text && !/[."']/.test(before))
        return null;
      const code = context.state.doc.toString();
      const {completions = []} = await compiler.ask({code, at: context.pos});
      return {
        from: word?.from ?? context.pos,
        options: completions.map(({label, kind}) => ({label, detail: kind})),
        validFor: /^[\w$]*$/,
      };
    },
    close() {
      clearTimeout(timer);
      newest += 1;
      compiler.close();
    },
  };
}
