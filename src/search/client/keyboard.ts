import {isComposing} from '../../site/is-composing';

/**
 * Whether a key types a character. Space doesn't count, because it presses the
 * focused element.
 */
export function isLetter(
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
  >,
): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  return (
    key.length === 1 &&
    key !== ' ' &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    !isComposing(event)
  );
}
