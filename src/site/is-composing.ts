/**
 * Whether a key belongs to an input method for Japanese, Chinese, and other
 * languages. Safari sends the last key of a composition afterward, with the
 * code 229.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;
