import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';

import type {CompilerReply, CompilerRequest} from './compiler-process';
import type {Page, SampleResult} from './model';
import type {WorkspaceOptions} from './workspace';

/** Checks pages outside this process, which stays free for other work. */
export interface Compiler {
  check(pages: Page[], wants: {types: boolean}): Promise<SampleResult[][]>;
  /** Ends the process; a later check starts a new one. */
  close(): void;
}

/** A compiler in a process of its own, started when first needed. */
export function createCompiler(workspace: WorkspaceOptions): Compiler {
  let child: ChildProcess | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(path.join(__dirname, 'compiler-process.ts'), {
      execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
      // Docusaurus ends by itself when nothing but this process is left.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    check(pages, {types}) {
      const current = (child ??= start());
      const id = ++lastId;
      current.channel?.ref();
      return new Promise((resolve, reject) => {
        function settle(finish: () => void): void {
          current.off('message', onMessage);
          current.off('exit', onExit);
          if (current.listenerCount('message') === 0) current.channel?.unref();
          finish();
        }
        function onMessage(reply: CompilerReply): void {
          if (reply.id !== id) return;
          settle(() =>
            'failure' in reply
              ? reject(new Error(reply.failure))
              : resolve(reply.results),
          );
        }
        function onExit(code: number | null): void {
          child = undefined;
          settle(() =>
            reject(
              new Error(
                `The process that checks samples ended with code ${code}. Out of memory? See the lines above.`,
              ),
            ),
          );
        }
        current.on('message', onMessage);
        current.on('exit', onExit);
        const request: CompilerRequest = {id, workspace, pages, types};
        current.send(request);
      });
    },
    close() {
      child?.disconnect();
      child = undefined;
    },
  };
}
