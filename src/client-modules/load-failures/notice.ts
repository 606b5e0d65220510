import {isHostReachable} from './is-host-reachable';

let notice: HTMLElement | undefined;
let waiting: AbortController | undefined;

/**
 * Says what failed beside what the page shows, with a button to try again. The
 * page is loaded anew as soon as its host can be reached: when the reader asks
 * for it, or when the network is back. A notice that is there already gives way.
 *
 * @param text what happened, and what still works
 * @param next address of another page to load instead
 */
export function showNotice(text: string, next?: string): void {
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
    void reloadIfReachable().then((isReachable) => {
      if (!isReachable) words.textContent = 'There is still no connection.';
    });
  });
  addEventListener('online', () => void reloadIfReachable(), {signal});

  async function reloadIfReachable(): Promise<boolean> {
    if (!(await isHostReachable())) return false;
    // Meanwhile the reader may have gone to a page that could be loaded.
    if (!signal.aborted) {
      waiting?.abort();
      if (next) location.assign(next);
      else location.reload();
    }
    return true;
  }
}

/** Takes the notice away, and reloads nothing any more. */
export function hideNotice(): void {
  waiting?.abort();
  notice?.remove();
  notice = undefined;
}
