/** Facts about the site; pages import them, so nothing here reads the environment. */

export const title = 'ReactiveDOT';

/** The sentence in the footer; search engines and link previews of the home page have it too. */
export const tagline =
  'Live data and transactions for Polkadot apps, in React and Vue.';

/** The home page as search engines and link previews name it. */
export const homeTitle = 'Build Polkadot apps in React and Vue';

export const homeDescription =
  'Read live data from Polkadot chains, connect wallets, and send transactions, with typed hooks for React and composables for Vue.';

/** The page of search results, below the base URL. */
export const searchPage = 'search';

/** The page in whose frame live examples run, below the base URL. */
export const exampleFrame = 'example-frame';

/** Pages without a Markdown copy: they hold nothing to take along. */
export const withoutMarkdownCopy: readonly string[] = [
  '404',
  searchPage,
  exampleFrame,
  'playground',
];

/** Where the library's source lives; API pages and the navbar link to it. */
export const libraryRepository = 'https://github.com/buffed-labs/reactive-dot';
