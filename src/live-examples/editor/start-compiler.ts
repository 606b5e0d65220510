import {wrap, type Remote} from 'comlink';

import {rejectIfLate} from '../../client-modules/load-failures/slow-loading';
import type {Compiler} from '../types/create-compiler';

/** The compiler, which may still be loading. */
export type RunningCompiler = ReturnType<typeof startCompiler>;

/**
 * Starts the compiler in a worker. The first answer takes some seconds.
 *
 * @param url - the address of the worker's script
 */
export function startCompiler(url: string) {
  const worker = new Worker(url);
  const compiler = wrap<Compiler>(worker);
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('It failed.')));
  });
  failed.catch(() => {});
  let hasAnswered = false;

  /**
   * Asks the compiler.
   *
   * @throws (as a rejection) if it can't run
   */
  const ask = async <Answer>(
    question: (compiler: Remote<Compiler>) => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await Promise.race([question(compiler), failed]);
    hasAnswered = true;
    return answer;
  };
  return {
    ask,
    /**
     * The same, for readers who wait for the answer. The first answer may take
     * as long as loading takes, which is more than ten seconds on a slow phone.
     *
     * @throws (as a rejection) if it can't run, or is slow after it has loaded
     */
    askSoon: <Answer>(
      question: (compiler: Remote<Compiler>) => Promise<Answer>,
    ) => (hasAnswered ? rejectIfLate(ask(question)) : ask(question)),
    hasAnswered: () => hasAnswered,
    close: () => worker.terminate(),
  };
}
