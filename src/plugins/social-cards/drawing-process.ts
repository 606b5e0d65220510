import type {Card} from './card';
import {drawCard, loadFonts, type Drawing} from './draw-card';
import type {Style} from './lay-out-card';

/** What the parent asks for. */
export interface DrawingRequest {
  id: number;
  card: Card;
  style: Style;
}

/** What it gets back. */
export type DrawingReply =
  {id: number; drawing: Drawing} | {id: number; failure: string};

const fonts = loadFonts();

/** A build that failed elsewhere ends while this process is still at work. */
function endWhereNobodyListens(error: Error | null): void {
  if (error) process.exit();
}

async function answer({
  id,
  card,
  style,
}: DrawingRequest): Promise<DrawingReply> {
  try {
    return {id, drawing: await drawCard(card, style, await fonts)};
  } catch (error) {
    return {id, failure: error instanceof Error ? error.message : `${error}`};
  }
}

process.on('message', async (request: DrawingRequest) => {
  process.send?.(
    await answer(request),
    undefined,
    undefined,
    endWhereNobodyListens,
  );
});
process.on('disconnect', () => process.exit());
