/** Maximum time in ms that code may run without a pause. */
const longestMs = 2000;
/** Number of calls after which the clock is read again, which takes long. */
const callsBetweenReadings = 256;

/**
 * Creates a time check.
 *
 * @param clock - returns the time in ms. Its function is taken immediately, so
 *   an example that replaces it changes nothing.
 * @param atPause - calls a function as soon as the running code pauses
 * @returns a function that running code calls often. It throws if the code has
 *   run for too long, and from then on at each call until the next pause.
 *   Otherwise, code that catches the first error would continue.
 */
export function createTimeCheck(
  clock: Pick<Performance, 'now'>,
  atPause: (callback: () => void) => unknown,
): () => void {
  const now = clock.now.bind(clock);
  let calls = 0;
  let start: number | undefined;
  let isTooLong = false;

  const reset = () => {
    start = undefined;
    isTooLong = false;
  };

  return () => {
    calls += 1;
    if (!isTooLong && calls % callsBetweenReadings === 0) {
      if (start === undefined) {
        start = now();
        atPause(reset);
      }
      isTooLong = now() - start > longestMs;
    }
    if (isTooLong)
      throw new Error('The code ran for two seconds without a pause.');
  };
}

/** The time check of the frame's examples. */
export const checkTime = createTimeCheck(performance, setTimeout);
