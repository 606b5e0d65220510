import path from 'node:path';

import {createOtherProcess} from '../other-process/ask';
import type {Card} from './card';
import type {Drawing} from './draw-card';
import type {DrawingRequest} from './drawing-process';
import type {Style} from './lay-out-card';

/** Draws cards outside this process. */
export interface Drawer {
  /** @throws when the card cannot be drawn, or the process ends before it is */
  draw(card: Card): Promise<Drawing>;
  /** Ends the process. */
  close(): void;
}

/**
 * A drawer in a process of its own. The build's own process is by then so large
 * that what drawing leaves behind is collected late; and pages are read there
 * while cards are drawn here.
 */
export function createDrawer(style: Style): Drawer {
  const {ask, close} = createOtherProcess<DrawingRequest, Drawing>(
    path.join(__dirname, 'drawing-process.ts'),
    'draws social cards',
  );
  return {draw: (card) => ask({card, style}), close};
}
