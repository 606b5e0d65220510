/** What the environment of the build decides. */

import {readRepository} from './repository';

/** Origin the site is published at, without a path. */
export const siteUrl = process.env.SITE_URL || 'https://reactivedot.dev';

/** Path the site is published under, with a slash at both ends. */
export const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/+/g, '/');

/** Where readers can edit the guides; undefined when the environment names no repository. */
export const repository = readRepository(process.env);
