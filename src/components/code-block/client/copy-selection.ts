const code = '.code-block pre';

/** Marks elements that browsers don't copy. */
const skipped = 'data-not-copied';

/**
 * Characters that control where names break. Without U+200C, which words of a
 * page in Persian need.
 */
const invisible = /[\u200b\u2060]/g;

/**
 * Copies a selection with code as rich text. Browsers copy each line as a
 * block, which adds empty lines when it's pasted. This keeps the number of
 * lines. Invisible characters would break a pasted name, so they aren't copied.
 */
export function copySelection(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection?.rangeCount || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: around} = range;
  const element = around instanceof Element ? around : around.parentElement!;
  const copied = document.createElement('div');
  copied.append(cloneCopyable(range, element));
  const block = element.closest(code);
  if (block) {
    const pre = document.createElement('pre');
    pre.append(...Array.from(copied.childNodes));
    copied.append(pre);
  } else if (
    !copied.querySelector(code) &&
    copied.textContent.search(invisible) < 0
  ) {
    return;
  }
  copied
    .querySelectorAll(`[${skipped}], .code-bar, .note, .hash-link`)
    .forEach((each) => each.remove());
  // The text is pasted on another site.
  copied.querySelectorAll('a').forEach((link) => {
    link.setAttribute('href', link.href);
  });
  copied.querySelectorAll<HTMLElement>('[class^=tok-]').forEach(keepColor);
  const {clipboardData} = event;
  clipboardData?.setData('text/html', copied.innerHTML.replace(invisible, ''));
  clipboardData?.setData(
    'text/plain',
    selection.toString().replace(invisible, ''),
  );
  event.preventDefault();
}

/**
 * Clones what browsers copy of a range. Marks the rest, such as other tabs and
 * controls: their styles aren't known where the text is pasted.
 */
function cloneCopyable(range: Range, around: Element): DocumentFragment {
  const rest = Array.from(around.querySelectorAll('*')).filter((element) => {
    if (!(element instanceof HTMLElement) || !range.intersectsNode(element))
      return false;
    const {display, userSelect} = getComputedStyle(element);
    // An element with "contents" has no box, but shows its children.
    const isShown = element.checkVisibility() || display === 'contents';
    return !isShown || element.inert || userSelect === 'none';
  });
  rest.forEach((element) => element.setAttribute(skipped, ''));
  const clone = range.cloneContents();
  rest.forEach((element) => element.removeAttribute(skipped));
  return clone;
}

/** Sets the color of a copied word to its color on the page. */
function keepColor(word: HTMLElement): void {
  const original = document.querySelector(`${code} .${word.className}`);
  if (original) word.style.color = getComputedStyle(original).color;
}
