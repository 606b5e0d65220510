/**
 * Whether a key belongs to an input method, which composes Japanese or Chinese text.
 * Safari sends the key that ends a composition after it, with the code 229.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;
