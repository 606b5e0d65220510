/** What a reader typed, as words to look for. */
export const readWords = (typed: string): string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text holds all words, in any order and as parts of other words. */
export function matches(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** What is said of the result; empty while nothing is filtered. */
export function describeResult(
  typed: string,
  shown: number,
  total: number,
): string {
  if (readWords(typed).length === 0) {
    return `${total} entries`;
  }
  return shown === 0
    ? `Nothing here matches “${typed.trim()}”`
    : `${shown} of ${total} entries`;
}
