import {isComposing} from '../../site/is-composing';

/** Whether a key writes. The space bar presses what has the focus. */
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
