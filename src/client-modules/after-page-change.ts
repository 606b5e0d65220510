import type {ClientModule} from '@docusaurus/types';

/**
 * Returns a client module's `onRouteDidUpdate` that calls a function some time
 * after a navigation within the site. Skips the first page load and jumps within
 * a page.
 */
export function afterPageChange(
  delayMs: number,
  act: () => void,
): NonNullable<ClientModule['onRouteDidUpdate']> {
  return ({location, previousLocation}) => {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      setTimeout(act, delayMs);
    }
  };
}
