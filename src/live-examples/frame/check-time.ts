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
  // Thrown again as it is, since its stack has the line of the endless loop.
  let error: Error | undefined;

  const reset = () => {
    start = undefined;
    error = undefined;
  };

  return () => {
    calls += 1;
    if (!error && calls % callsBetweenReadings === 0) {
      if (start === undefined) {
        start = now();
        atPause(reset);
      }
      if (now() - start > longestMs)
        error = new Error('The code ran for two seconds without a pause.');
    }
    if (error) throw error;
  };
}

/** The time check of the frame's examples. */
export const checkTime = createTimeCheck(performance, setTimeout);
