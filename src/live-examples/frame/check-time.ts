/** Maximum time in ms that code may run without a pause. */
const longestMs = 2000;
const callsBetweenChecks = 256;

let calls = 0;
let start: number | undefined;

/** @throws if code has run for too long without a pause */
export function checkTime(): void {
  calls += 1;
  if (calls % callsBetweenChecks !== 0) return;
  if (start === undefined) {
    start = performance.now();
    setTimeout(() => (start = undefined));
  } else if (performance.now() - start > longestMs) {
    throw new Error('The code ran for two seconds without a pause.');
  }
}
