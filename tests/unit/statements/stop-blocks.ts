// Stops a simulated chain, for guides about a node that sends no more blocks.
import type {Bench} from './bench';
import {pause} from './helpers';
import type {Page} from './page';

/**
 * Stops new blocks, and waits until the last one has arrived.
 *
 * @param page - a page whose text changes with each block
 */
export async function stopBlocks({switches}: Bench, page: Page): Promise<void> {
  switches.stop = true;
  let text;
  do {
    text = page.text();
    await pause(500);
  } while (page.text() !== text);
}
