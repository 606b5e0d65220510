/** Reports the progress of a stage, such as `120/428`. */
export type Progress = (state: string) => void;

/**
 * Runs a stage of the build and prints its name and duration at the end. On a
 * terminal, the line appears with the first progress.
 */
export async function runStage<T>(
  name: string,
  work: (progress: Progress) => Promise<T> | T,
): Promise<T> {
  const end = startStage(name);
  let last = '';
  const result = await work((state) => {
    last = state;
    if (process.stdout.isTTY) process.stdout.write(`\r${lineOf(name, state)}`);
  });
  end(last);
  return result;
}

/** Starts a stage. The returned function ends it and prints its line. */
export function startStage(name: string): (state?: string) => void {
  const start = performance.now();
  return (state = '') => {
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const beginning = process.stdout.isTTY ? '\r' : '';
    process.stdout.write(
      `${beginning}${lineOf(name, state)}${seconds.padStart(8)}\n`,
    );
  };
}

const lineOf = (name: string, state: string): string =>
  `  ${name.padEnd(12)}${state.padEnd(10)}`;
