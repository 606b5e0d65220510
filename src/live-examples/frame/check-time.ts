/** How long code may keep the page waiting, in ms. */
const longestMs = 2000;
const callsBetweenLooks = 256;

let calls = 0;
let start: number | undefined;

/** @throws if code has kept everything else waiting for too long */
export function checkTime(): void {
  calls += 1;
  if (calls % callsBetweenLooks !== 0) return;
  if (start === undefined) {
    start = performance.now();
    setTimeout(() => (start = undefined));
  } else if (performance.now() - start > longestMs) {
    throw new Error('The code ran for two seconds without a pause.');
  }
}
