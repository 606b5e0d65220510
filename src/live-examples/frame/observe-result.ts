/**
 * What the runner does with the elements that an example renders. It can't add
 * props to them, so it observes their changes.
 */

/** Shows the element and presses its first button, as soon as that appears. */
export function pressFirst(element: HTMLElement, onPressed: () => void): void {
  const observer = new MutationObserver(() => {
    const button = element.querySelector('button');
    if (!button) return;
    observer.disconnect();
    element.hidden = false;
    button.click();
    onPressed();
  });
  observer.observe(element, {childList: true, subtree: true});
}

/** Reports the text of an element's first status, and each change of it. */
export function followStatus(
  element: HTMLElement,
  onSaid: (said: string) => void,
): void {
  let last: string | undefined;
  const observer = new MutationObserver(() => {
    const said = element.querySelector('[role=status]')?.textContent ?? '';
    if (said !== last) onSaid(said);
    last = said;
  });
  observer.observe(element, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/**
 * Keeps screen readers from announcing an element's statuses until the reader
 * clicks something in it.
 */
export function keepQuiet(element: HTMLElement): void {
  const setLive = (value: string) => {
    element
      .querySelectorAll('output, [role=status]')
      .forEach((status) => status.setAttribute('aria-live', value));
  };
  const observer = new MutationObserver(() => setLive('off'));
  observer.observe(element, {childList: true, subtree: true});
  element.addEventListener('click', ({isTrusted}) => {
    // pressFirst isn't the reader.
    if (!isTrusted) return;
    observer.disconnect();
    setLive('polite');
  });
}
