import preload from '@docusaurus/core/lib/client/preload';

import {showNotice} from './notice';

const noConnection =
  "The next page couldn't be loaded because there's no connection. It opens when you're back online.";

/**
 * Keeps the page while there is no connection: Docusaurus would load the next
 * page as a whole where a part of it cannot be had, and the browser would show
 * nothing but its own error. A page whose parts are there opens as ever.
 */
export function holdLinksWhileOffline(): void {
  let again: Event | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const link = linkToPage(event);
      if (navigator.onLine || event === again || !link) return;
      event.preventDefault();
      event.stopPropagation();
      preload(link.pathname).then(
        () => {
          again = new MouseEvent('click', event);
          link.dispatchEvent(again);
        },
        () => showNotice(noConnection, () => location.assign(link.href)),
      );
    },
    {capture: true},
  );
}

/** The link to another page of the site that a plain click follows here. */
function linkToPage(event: MouseEvent): HTMLAnchorElement | undefined {
  const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  const leadsAway =
    link?.origin === location.origin && link.pathname !== location.pathname;
  return isPlain && leadsAway && !link.target ? link : undefined;
}
