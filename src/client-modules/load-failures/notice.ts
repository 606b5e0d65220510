let notice: HTMLElement | undefined;

/**
 * Says what failed beside what the page shows, with a button to try again. A
 * notice that is there already gives way.
 *
 * @param text what happened, and what still works
 * @param tryAgain loads the page anew where nothing else is given
 */
export function showNotice(
  text: string,
  tryAgain: () => void = () => location.reload(),
): void {
  hideNotice();
  notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', () => {
    hideNotice();
    // Later, because the click closes what it opens.
    setTimeout(tryAgain);
  });
  notice.append(words, button);
  document.body.append(notice);
}

/** Takes the notice away. */
export function hideNotice(): void {
  notice?.remove();
  notice = undefined;
}
