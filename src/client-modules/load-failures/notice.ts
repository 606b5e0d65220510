import {isHostReachable} from './is-host-reachable';

const tryAgainMs = 2000;

let notice: HTMLElement | undefined;
let waiting: AbortController | undefined;

/**
 * Says what failed beside what the page shows, with a button to try again. That
 * happens as soon as the host can be reached: when the reader asks for it, or
 * when the network is back. A notice that is there already gives way.
 *
 * @param text what happened, and what still works
 * @param tryAgain loads the page anew where nothing else is given
 */
export function showNotice(
  text: string,
  tryAgain: () => void = () => location.reload(),
): void {
  hideNotice();
  waiting = new AbortController();
  notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  notice.append(words, button);
  document.body.append(notice);
  const {signal} = waiting;
  button.addEventListener('click', () => {
    void tryIfReachable().then((isReachable) => {
      if (!isReachable) words.textContent = 'There is still no connection.';
    });
  });
  addEventListener('online', () => void keepTrying(), {signal});

  /** A browser is often back online some seconds before the host can be reached. */
  async function keepTrying(): Promise<void> {
    if ((await tryIfReachable()) || signal.aborted || !navigator.onLine) return;
    setTimeout(() => void keepTrying(), tryAgainMs);
  }

  async function tryIfReachable(): Promise<boolean> {
    if (!(await isHostReachable())) return false;
    // Meanwhile the reader may have gone to a page that could be loaded.
    if (!signal.aborted) {
      hideNotice();
      tryAgain();
    }
    return true;
  }
}

/** Takes the notice away, and tries nothing again any more. */
export function hideNotice(): void {
  waiting?.abort();
  notice?.remove();
  notice = undefined;
}
