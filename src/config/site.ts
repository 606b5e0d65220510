/** Facts about the site; pages import them, so nothing here reads the environment. */

export const title = 'ReactiveDOT';

export const tagline =
  'Reactive data and transactions for Polkadot front ends, in React and Vue.';

/** Where the library's source lives; API pages and the navbar link to it. */
export const libraryRepository = 'https://github.com/buffed-labs/reactive-dot';
