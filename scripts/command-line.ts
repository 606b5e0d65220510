/**
 * Runs what a command does. Of an error that it throws, a maintainer reads the
 * message and not the stack.
 */
export function runCommandLine(command: () => unknown): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
