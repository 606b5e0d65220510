import preload from '@docusaurus/core/lib/client/preload';
import {isHostReachable} from './is-host-reachable';
import {hideNotice, showNotice} from './notice';

const noConnection =
  'This page stays, because the next one could not be loaded: there is no connection. It opens when the connection is back.';

let latest: string | undefined;

/**
 * Loads what a page needs before the reader is taken to it.
 *
 * @param pathname the page's path
 * @returns settles when the page can be shown; never, where its host cannot be
 *   reached: the page that is there stays, and the reader is told
 * @throws what could not be loaded, though the host answers: whoever navigates
 *   then loads the page as a whole
 */
export default async function preloadOrTell(pathname: string): Promise<void> {
  latest = pathname;
  hideNotice();
  try {
    await preload(pathname);
  } catch (error) {
    if (await isHostReachable()) throw error;
    console.warn(error);
    if (latest === pathname) showNotice(noConnection);
    return new Promise(() => {});
  }
}
