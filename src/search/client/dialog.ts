import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';

/** What DocSearch says of its modal, which it calls a button with a pop-up. */
const wrongAttributes = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-owns',
  'aria-labelledby',
];

/**
 * Makes a dialog of DocSearch's modal: assistive technology is told that it is one,
 * and Tab stays in it, also when results have come.
 *
 * @param frame - the element around the modal
 * @returns an element in the modal, above its footer, for what DocSearch doesn't have
 */
export function useDialog(frame: RefObject<HTMLElement | null>): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'search-screens';
    return element;
  });
  useLayoutEffect(() => {
    const container = frame.current!.querySelector('.DocSearch-Container')!;
    const describe = (): void => {
      if (container.getAttribute('role') !== 'dialog') {
        container.setAttribute('role', 'dialog');
        container.setAttribute('aria-modal', 'true');
        container.setAttribute('aria-label', 'Search');
      }
      for (const name of wrongAttributes) container.removeAttribute(name);
    };
    describe();
    // With each answer DocSearch says it anew.
    const observer = new MutationObserver(describe);
    observer.observe(container, {attributeFilter: wrongAttributes});

    container.querySelector('.DocSearch-Footer')!.before(place);
    return () => observer.disconnect();
  }, [frame, place]);

  useEffect(() => {
    const element = frame.current!;
    element.addEventListener('keydown', keepTab, {capture: true});
    return () =>
      element.removeEventListener('keydown', keepTab, {capture: true});
  }, [frame]);
  return place;
}

/** DocSearch's own way knows only what was there when it opened. */
function keepTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const frame = event.currentTarget as HTMLElement;
  const stops = Array.from(
    frame.querySelectorAll<HTMLElement>('a[href], button, input'),
  ).filter((stop) => stop.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
