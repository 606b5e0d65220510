interface Notice {
  text: string;
  tryAgain: () => void;
}

/** All notices. The page shows the newest. */
let notices: Notice[] = [];
/** The newest notice, and its element on the page. */
let view: {notice: Notice; element: HTMLElement} | undefined;

/**
 * Shows a failure at the bottom of the page, with a Retry button.
 *
 * @param text - the failure, and the parts that still work
 * @param tryAgain - reloads the page by default
 * @returns a function that removes this notice only
 */
export function showNotice(
  text: string,
  tryAgain: () => void = () => location.reload(),
): () => void {
  const notice = {text, tryAgain};
  // Avoid duplicates: several parts of a page may fail together.
  notices = [...notices.filter((other) => other.text !== text), notice];
  render();
  return () => remove(notice);
}

/** Removes all notices, for example when the reader navigates. */
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
  if (view?.notice === newest) return;
  view?.element.remove();
  view = newest && {notice: newest, element: createElement(newest)};
  if (view) document.body.append(view.element);
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
    // Wait, because this click would close anything that opens now.
    setTimeout(notice.tryAgain);
  });
  element.append(words, button);
  return element;
}
