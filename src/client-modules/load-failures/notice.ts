interface Notice {
  text: string;
  tryAgain: () => void;
}

/** All that there is to say. The page shows the newest. */
let notices: Notice[] = [];
let shown: {notice: Notice; element: HTMLElement} | undefined;

/**
 * Says what failed at the foot of the page, with a button to try again.
 *
 * @param text what happened, and what still works
 * @param tryAgain by default reloads the page
 * @returns takes this notice away, and no other
 */
export function showNotice(
  text: string,
  tryAgain: () => void = () => location.reload(),
): () => void {
  const notice = {text, tryAgain};
  // The same words once: several parts of a page may fail together.
  notices = [...notices.filter((other) => other.text !== text), notice];
  render();
  return () => remove(notice);
}

/** Takes away what there is to say, such as when the reader goes to another page. */
export function hideNotice(): void {
  notices = [];
  render();
}

function remove(notice: Notice): void {
  notices = notices.filter((other) => other !== notice);
  render();
}

function render(): void {
  const newest = notices.at(-1);
  if (shown?.notice === newest) return;
  shown?.element.remove();
  shown = newest && {notice: newest, element: createElement(newest)};
  if (shown) document.body.append(shown.element);
}

function createElement(notice: Notice): HTMLElement {
  const element = document.createElement('div');
  element.className = 'load-failure';
  element.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = notice.text;
  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', () => {
    remove(notice);
    // Later, because the click closes what it opens.
    setTimeout(notice.tryAgain);
  });
  element.append(words, button);
  return element;
}
