import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';

import type {Card} from './card';
import type {Drawing} from './draw-card';
import type {DrawingReply, DrawingRequest} from './drawing-process';
import type {Style} from './lay-out-card';

/** Draws cards outside this process. */
export interface Drawer {
  /** @throws when the card cannot be drawn, or the process ends before it is */
  draw(card: Card): Promise<Drawing>;
  /** Ends the process. */
  close(): void;
}

interface Waiting {
  resolve(drawing: Drawing): void;
  reject(error: Error): void;
}

/**
 * A drawer in a process of its own, started with the first card. The build's own
 * process is by then so large that what drawing leaves behind is collected late;
 * and pages are read there while cards are drawn here.
 */
export function createDrawer(style: Style): Drawer {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(path.join(__dirname, 'drawing-process.ts'), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (reply: DrawingReply) => {
      const card = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('failure' in reply) card?.reject(new Error(reply.failure));
      else card?.resolve(reply.drawing);
    });
    started.on('exit', (code) => {
      child = undefined;
      const error = new Error(
        `The process that draws social cards ended with code ${code}. Out of memory? See the lines above.`,
      );
      for (const card of waiting.values()) card.reject(error);
      waiting.clear();
    });
    return started;
  }

  return {
    draw(card) {
      const current = (child ??= start());
      const request: DrawingRequest = {id: ++lastId, card, style};
      return new Promise((resolve, reject) => {
        waiting.set(request.id, {resolve, reject});
        current.send(request, (error) => {
          if (!error) return;
          waiting.delete(request.id);
          reject(error);
        });
      });
    },
    close() {
      child?.disconnect();
    },
  };
}
