import {useLayoutEffect, useState, type RefObject} from 'react';

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
 * and the focus can't go to the page behind it.
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
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');
    const describe = (): void => {
      if (container.role !== 'dialog') container.role = 'dialog';
      for (const name of wrongAttributes) container.removeAttribute(name);
    };
    describe();
    // With each answer DocSearch says it anew.
    const observer = new MutationObserver(describe);
    observer.observe(container, {attributeFilter: wrongAttributes});
    container.querySelector('.DocSearch-Footer')!.before(place);

    const page = document.querySelector<HTMLElement>('#__docusaurus')!;
    page.inert = true;
    return () => {
      observer.disconnect();
      page.inert = false;
    };
  }, [frame, place]);
  return place;
}
