import {loopCheck} from '../code/loop-check';

/** How long a loop may keep the page waiting, in ms. */
const longestMs = 1000;
const turnsBetweenLooks = 256;

let turns = 0;
let start: number | undefined;

/** @throws if loops have kept everything else waiting for too long */
function checkLoop(): void {
  turns += 1;
  if (turns % turnsBetweenLooks !== 0) return;
  if (start === undefined) {
    start = performance.now();
    setTimeout(() => (start = undefined));
  } else if (performance.now() - start > longestMs) {
    throw new Error('A loop ran for more than a second and was stopped.');
  }
}

Object.defineProperty(globalThis, loopCheck, {value: checkLoop});
