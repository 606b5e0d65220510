/**
 * Returns the result of a file operation, or `undefined` if the file doesn't
 * exist. Asking first isn't enough: another process can remove the file before
 * the operation.
 *
 * @throws the operation's other errors
 */
export function unlessMissing<T>(operation: () => T): T | undefined {
  try {
    return operation();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
