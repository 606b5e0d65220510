const code = '.code-block pre';

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
  } else if (
    !copied.querySelector(code) &&
    copied.textContent.search(invisible) < 0
  ) {
    return;
  }
  copied
    .querySelectorAll('.code-bar, .note, .hash-link')
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

/** Sets the color of a copied word to its color on the page. */
function keepColor(word: HTMLElement): void {
  const shown = document.querySelector(`${code} .${word.className}`);
  if (shown) word.style.color = getComputedStyle(shown).color;
}
