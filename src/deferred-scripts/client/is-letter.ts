/** Whether a key writes one character. */
export const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey);
