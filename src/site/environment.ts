/** What the environment of the build decides. */

import {readRepository} from './repository';
import {readBaseUrl, readSiteUrl} from './address';

/** Origin the site is published at, without a path. */
export const siteUrl = readSiteUrl(process.env.SITE_URL);

/** Path the site is published under, with a slash at both ends. */
export const baseUrl = readBaseUrl(process.env.BASE_URL);

/** Where readers can edit the guides; undefined when the environment names no repository. */
export const repository = readRepository(process.env);
