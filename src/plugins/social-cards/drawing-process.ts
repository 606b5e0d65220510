import {answerWith} from '../other-process/answer';
import type {Card} from './card';
import {drawCard, loadFonts} from './draw-card';
import type {Style} from './lay-out-card';

/** What the build asks for. */
export interface DrawingRequest {
  card: Card;
  style: Style;
}

const fonts = loadFonts();

answerWith(async ({card, style}: DrawingRequest) =>
  drawCard(card, style, await fonts),
);
