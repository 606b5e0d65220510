import {whenIdle} from './when-idle';

/**
 * Makes the elements behind a dialog inert. Only once the dialog is visible,
 * because the browser recalculates the style of everything in them, which takes
 * about 300 ms on a phone.
 *
 * @returns a function that undoes it
 */
export function makeInert(elements: readonly HTMLElement[]): () => void {
  let isOpen = true;
  const set = () => elements.forEach((element) => (element.inert = isOpen));
  whenIdle(set);
  return () => {
    isOpen = false;
    set();
  };
}
