import type {ClientModule} from '@docusaurus/types';

/**
 * Fetches a page's scripts when the reader means to open it. The theme's links
 * load what the pointer or a finger comes to; a link that gets the focus is
 * added here, and links that are merely in sight are not heeded.
 */
export const prefetchOnIntent: NonNullable<
  ClientModule['onRouteDidUpdate']
> = ({previousLocation}) => {
  if (previousLocation) return;
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {
    // Nobody misses yet what could not be fetched ahead.
    preload: (path) => quietly(preload(path)),
    prefetch: () => false,
  };
  document.addEventListener('focusin', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link?.origin === location.origin) void quietly(prefetch(link.pathname));
  });
};

function quietly(result: Promise<void[]> | false): Promise<void[]> | false {
  return result && result.catch(() => []);
}
