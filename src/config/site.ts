/** Facts about the site that more than one part of it needs. */

export const title = 'ReactiveDOT';

export const tagline =
  'Reactive data and transactions for Polkadot front ends, in React and Vue.';

/** Where the library's source lives; API pages and the navbar link to it. */
export const libraryRepository = 'https://github.com/buffed-labs/reactive-dot';

/** Origin the site is published at, without a path; from `SITE_URL`. */
export const siteUrl = process.env.SITE_URL ?? 'https://reactivedot.dev';

/** Path the site is published under; from `BASE_URL`. */
export const baseUrl = process.env.BASE_URL ?? '/';
