const code = '.code-block pre';

/**
 * Copies a selection with code as rich text. Browsers copy each line as a
 * block, which adds empty lines when it's pasted. This keeps the number of
 * lines. Plain text stays as the browser writes it.
 */
export function copySelection(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection?.rangeCount || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const copied = document.createElement('div');
  copied.append(range.cloneContents());
  const {commonAncestorContainer: around} = range;
  const block = (
    around instanceof Element ? around : around.parentElement
  )?.closest(code);
  if (block) {
    const pre = document.createElement('pre');
    pre.append(...Array.from(copied.childNodes));
    copied.append(pre);
  } else if (!copied.querySelector(code)) {
    return;
  }
  copied.querySelectorAll('.code-bar, .note').forEach((each) => each.remove());
  copied.querySelectorAll<HTMLElement>('[class^=tok-]').forEach(keepColor);
  event.clipboardData?.setData('text/html', copied.innerHTML);
  event.clipboardData?.setData('text/plain', selection.toString());
  event.preventDefault();
}

/** Sets the color of a copied word to its color on the page. */
function keepColor(word: HTMLElement): void {
  const shown = document.querySelector(`${code} .${word.className}`);
  if (shown) word.style.color = getComputedStyle(shown).color;
}
