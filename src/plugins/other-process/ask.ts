import {fork, type ChildProcess} from 'node:child_process';

import type {Asked, Replied} from './answer';

/** Another process, to which long work is given. */
export interface OtherProcess<Question, Answer> {
  /** @throws the other process's error, or one that says how it ended */
  ask(question: Question): Promise<Answer>;
  /** Ends the process; a later question starts a new one. */
  close(): void;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Another process, started with the first question. It keeps this one from
 * ending only while it owes an answer.
 *
 * @param file that it runs, which calls `answerWith`
 * @param task what it does, for an error: "draws social cards"
 * @param flags for its Node.js
 */
export function createOtherProcess<Question, Answer>(
  file: string,
  task: string,
  flags: readonly string[] = [],
): OtherProcess<Question, Answer> {
  let current: Started<Question, Answer> | undefined;
  return {
    ask(question) {
      if (!current) {
        const started = start<Question, Answer>(file, task, flags);
        started.child.once('exit', () => {
          if (current === started) current = undefined;
        });
        current = started;
      }
      return current.ask(question);
    },
    close() {
      if (current?.child.connected) current.child.disconnect();
      current = undefined;
    },
  };
}

interface Started<Question, Answer> {
  child: ChildProcess;
  ask(question: Question): Promise<Answer>;
}

function start<Question, Answer>(
  file: string,
  task: string,
  flags: readonly string[],
): Started<Question, Answer> {
  const child = fork(file, {
    execArgv: ['--import', 'tsx', ...flags],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, Waiting<Answer>>();
  let lastId = 0;

  function settle(id: number): Waiting<Answer> | undefined {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) child.channel?.unref();
    return asked;
  }

  child.on('message', (reply: Replied<Answer>) => {
    const asked = settle(reply.id);
    if ('error' in reply) asked?.reject(reply.error);
    else asked?.resolve(reply.answer);
  });
  child.on('exit', (code) => {
    const error = new Error(
      `The process that ${task} ended with code ${code}. Out of memory? See the lines above.`,
    );
    for (const id of Array.from(waiting.keys())) settle(id)?.reject(error);
  });

  return {
    child,
    ask: (question) =>
      new Promise((resolve, reject) => {
        const asked: Asked<Question> = {id: ++lastId, question};
        waiting.set(asked.id, {resolve, reject});
        child.channel?.ref();
        child.send(asked, (error) => {
          if (error) settle(asked.id)?.reject(error);
        });
      }),
  };
}
