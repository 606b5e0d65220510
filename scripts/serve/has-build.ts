import {existsSync} from 'node:fs';

/**
 * Whether `build/` in the current folder has the site's pages. A build that
 * fails early leaves only scripts there.
 */
export const hasBuild = (): boolean => existsSync('build/404.html');
