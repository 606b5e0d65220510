import files from '@generated/live-examples/default/frame.json';

import type {Answer, Question} from './messages';

/** The compiler, in a worker of its own. */
export interface Compiler {
  ask(question: Pick<Question, 'code' | 'at'>): Promise<Answer>;
  close(): void;
}

/** Starts the compiler, which takes some seconds before its first answer. */
export function openCompiler(baseUrl: string): Compiler {
  const worker = new Worker(baseUrl + files.compiler);
  const waiting = new Map<number, (answer: Answer) => void>();
  let ids = 0;
  worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    waiting.forEach((answer, id) => answer({id, failure: 'It did not start.'}));
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        const id = (ids += 1);
        waiting.set(id, resolve);
        worker.postMessage({
          ...question,
          id,
          declarations: new URL(baseUrl + files.declarations, location.href)
            .href,
        } satisfies Question);
      }),
    close: () => worker.terminate(),
  };
}
