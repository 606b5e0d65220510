/**
 * Whether the focus may be taken from here: it's here, or nowhere, as after a button
 * that went. A reader who has moved on keeps it.
 */
export function isFocusFree(here: Element | null): boolean {
  const {activeElement} = document;
  return activeElement === document.body || !!here?.contains(activeElement);
}
