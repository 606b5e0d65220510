// Facts about the site. Pages import them, so this file must not read the
// environment.

/** The site's name. */
export const title = 'ReactiveDOT';

/** The sentence in the footer, and in the alternative text of social cards. */
export const tagline =
  'Live data and transactions for Polkadot apps, in React and Vue.';

/** The home page's title in search engines and link previews. */
export const homeTitle = 'Build Polkadot apps in React and Vue';

/** The home page's description in search engines and link previews. */
export const homeDescription =
  'Read live data from Polkadot chains, connect wallets, and send transactions, with typed hooks for React and composables for Vue.';

/** Path of the search page, below the base URL. */
export const searchPage = 'search';

/** Path of the frame that runs live examples, below the base URL. */
export const exampleFrame = 'example-frame';

/**
 * Pages without a Markdown copy, because they have no content to keep: their
 * paths below the base URL, without an extension.
 */
export const withoutMarkdownCopy: readonly string[] = [
  '404',
  searchPage,
  exampleFrame,
  'playground',
];

/** The library's repository, linked from API pages and the navbar. */
export const libraryRepository = 'https://github.com/buffed-labs/reactive-dot';
