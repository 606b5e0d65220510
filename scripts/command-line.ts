/**
 * Runs a command. If it throws an error, prints only the message, not the
 * stack.
 */
export function runCommandLine(command: () => unknown): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
