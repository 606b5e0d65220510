import {inTime} from './in-time';

/** Whether the site's host answers at all, be it that a page is missing. */
export async function isHostReachable(): Promise<boolean> {
  try {
    await inTime(fetch(location.href, {method: 'HEAD', cache: 'no-store'}));
    return true;
  } catch {
    return false;
  }
}
