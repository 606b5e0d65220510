import type {ClientModule} from '@docusaurus/types';

/**
 * For what is done some time after the reader has gone to another page: not on
 * the page that the browser loads, nor for another part of the same page.
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
