import {testsIn, type Row} from './held-rows';

/**
 * Sections 2 to 9 of the specification, line by line, and the tests that hold
 * each line. Titles are as they stand in the test's source, placeholders
 * included. `unit/held-rows.spec.ts` fails where a line is missing here or a
 * test named here does not exist.
 */

const routes = testsIn('e2e/routes.spec.ts');
const chrome = testsIn('e2e/chrome.spec.ts');
const everyPage = testsIn('e2e/every-page.spec.ts');
const loading = testsIn('e2e/loading.spec.ts');
const crash = testsIn('e2e/crash.spec.ts');
const codeBlocks = testsIn('e2e/code-blocks.spec.ts');
const faults = testsIn('e2e/faults.spec.ts');
const scriptFaults = testsIn('e2e/script-faults.spec.ts');
const navigation = testsIn('e2e/navigation.spec.ts');
const sidebarPlace = testsIn('e2e/sidebar-place.spec.ts');
const reading = testsIn('browsers/reading.spec.ts');
const storageDenied = testsIn('browsers/storage-denied.spec.ts');
const metadata = testsIn('built/metadata.spec.ts');
const mistakes = testsIn('full/mistakes.spec.ts');
const brokenMarkdown = testsIn('build/mistakes.spec.ts');
const announcement = testsIn('unit/fixes.spec.ts');

const search = testsIn('e2e/search.spec.ts');
const searchPage = testsIn('e2e/search-page.spec.ts');
const hostedSearch = testsIn('e2e/search-hosted.spec.ts');
const searchMode = testsIn('unit/search/mode.spec.ts');
const notShown = {
  asksNothing: 'the specification says that this is not there',
};
const introduction = {
  asksNothing: 'it introduces the lines below, which are held one by one',
};

const answers = routes('${route} answers with a heading in its HTML');
const notFound = routes('${route} is the not-found page with status 404');
const version = metadata(
  'the version of ${set} is Next, leads to the first category and begins with the setup',
);
/** Held by no test: an upgrade of Docusaurus is the one change that could touch it. */
const ofDocusaurus = {
  asksNothing: 'Docusaurus does it, and no code of ours takes part',
};
const progressBar = loading(
  'shows 200 ms after a click, begins at 0.08, trickles by up to 0.02 every 800 ms, and goes',
);
const spinner = loading('shows a spinner after 200 ms, then the page');
const retry = loading(
  'shows an error and a Retry button when a part fails, and retrying works',
);
const preloadFailure = scriptFaults(
  'is warned of, and gone on with after one reload',
);
const crashPage = crash(
  'shows the message and its causes below the navbar, and trying again works',
);
const locale = metadata('the one locale is English, from left to right');
const tableOfContents = chrome(
  'each heading but the page’s own has a hash link, and the table of contents holds those of levels 2 and 3',
);
const searchQuery = searchPage(
  'of both sets are listed with their place, words marked',
  'follow what is typed, and more come at their end',
);
const searchShortcuts = [
  ...reading('search opens by ${key}, and Enter opens a result'),
  ...search(
    'the box opens it on Meta+K and on /, keeps its size, and Escape does not open it again',
  ),
];
const searchOpens = [
  ...reading(
    'search opens by a click and by a letter on its box, and a click opens a result',
  ),
  ...search(
    '${reach} the box fetches all that search needs, nothing before does',
  ),
  ...searchShortcuts,
];
const searchCloses = search(
  'the box opens it on Meta+K and on /, keeps its size, and Escape does not open it again',
);
const colorMode = chrome(
  'is that of the system, which is light, until the reader chooses: it cycles light, dark, system and stores the choice under "theme"',
);
const announcementCloses = chrome(
  'the announcement bar stays away once closed, and shows a changed announcement at once',
);
const keptVersion = chrome(
  'offers the versions of ${set}, says what Next describes, and keeps the one that a reader prefers in local storage',
);
const navbarLeads =
  'leads to the first category of each set and to the source, the footer to its three groups and the live examples';
const menuGoesBack =
  'shows the page’s entry, and goes back from the set to the main menu, with the source by its name';
const askAi = hostedSearch(
  'Ask AI thinks, answers in parts, names its sources and its limits',
);
const breakpoint = chrome('gives way to the navbar from 997 pixels on');

export const specification: Readonly<Record<string, readonly Row[]>> = {
  '2. Screens and routes': [
    [
      'No route has parameters, except that the search page takes a query parameter q.',
      searchQuery,
    ],
    ['| / | home (landing) page |', answers],
    ['| /markdown-page | markdown page |', answers],
    ['| /search | search page (query parameter q) |', searchQuery],
    [
      '| /react | React docs root |',
      [
        ...answers,
        ...routes('/${set} leads to its first category without scripts'),
      ],
    ],
    [
      '| /vue | Vue docs root |',
      [
        ...answers,
        ...routes('/${set} leads to its first category without scripts'),
      ],
    ],
    ['| any other path | not-found page |', notFound],
    [
      'A path ending in .html or /index.html is normalised by stripping that suffix.',
      routes('${path} ends at ${clean}, query and hash kept'),
    ],
    [
      'Each docs set has one sidebar, docsSidebar. Its root link goes to the getting-started category page. The main doc is getting-started/setup. The current version is labelled Next.',
      version,
    ],
    [
      '- /react/getting-started/{setup, connect-wallets, query, mutation}',
      answers,
    ],
    [
      '- /react/guides/{async, bulk-refresh, faq, incremental-loading, multichain, number-utility, performance, using-papi}',
      answers,
    ],
    ['- /react/smart-contract/{ink, solidity}', answers],
    [
      '- /react/category/{api, getting-started, guides, smart-contracts}',
      answers,
    ],
    [
      '- /react/api/core/... (includes wallets and providers/light-client)',
      answers,
    ],
    [
      '- /react/api/react/functions/{name}: hooks and components such as Await, ChainProvider, QueryRenderer, useLazyLoadQuery, useMutation, useSigner, useWallets and others',
      answers,
    ],
    ['- /react/api/utils/...', answers],
    [
      'API pages cover classes, functions, type aliases, variables and interfaces. Examples: the classes BaseError, MutationError, Query, QueryError, Storage and the wallet classes; the variables idle and pending. The idle and pending values are documented as pages only.',
      answers,
    ],
    [
      '- /vue/getting-started/{setup, connect-wallets, query, mutation}',
      answers,
    ],
    [
      '- /vue/guides/{bulk-refresh, faq, incremental-loading, multichain, number-utility, using-papi}',
      answers,
    ],
    ['- /vue/category/{api, getting-started, guides}', answers],
    ['- /vue/api/core/... and /vue/api/utils/...', answers],
    [
      '- /vue/api/vue/functions/{name}: provideChain, provideSigner, useQuery, useNativeToken, watchContractEvent, watchMutation and others. The variable {product}Plugin is also documented.',
      answers,
    ],
    [
      'Vue has no async or performance guide, no smart-contracts category and no smart-contract pages.',
      notFound,
    ],
    [
      '- Navbar: fixed, with React and Vue sidebar switches and a link to the source repository. Below the desktop breakpoint it becomes a slide-out mobile menu.',
      chrome(
        navbarLeads,
        'hides on scrolling down, returns on scrolling up, near the top and at the bottom',
        menuGoesBack,
        'gives way to the navbar from 997 pixels on',
      ),
    ],
    [
      '- Skip-to-main-content link.',
      chrome('the skip link leads past the navbar'),
    ],
    [
      '- Footer: link groups Learn, Community and More, or a single link row.',
      chrome(navbarLeads),
    ],
    ['- Each heading except top-level h1 gets a hash link.', tableOfContents],
    [
      '- Loading: a progress bar shows on route change after a 200 ms delay. A slow page load shows a spinner. A failed load shows an error box with a Retry button.',
      [...progressBar, ...spinner, ...retry],
    ],
    [
      "- Crash page: titled 'This page crashed.' with a 'Try again' button. It shows the error message and the chain of causes.",
      crashPage,
    ],
    [
      '- Search modal: see section 4.',
      [...searchOpens, ...searchCloses, ...askAi],
    ],
  ],

  '3. Entities and their fields': [
    ['Only site metadata is shown.', introduction],
    [
      '- Documentation entry: id, path, sidebar.',
      metadata('each entry of ${set} has an id, a path and the one sidebar'),
    ],
    [
      '- Version: name, label, isLast, path, mainDocId, docs, draftIds, sidebars.',
      version,
    ],
    ['- Locale config: label, direction, htmlLang, calendar, path.', locale],
    [
      'The API reference names these library concepts: wallets (injected, deep-link, local), accounts, chain configuration, chain ids, queries, mutations, contracts, denominated numbers and spendable balances. Field-level detail of these is not shown.',
      metadata('the API reference of ${set} names ${concept}'),
    ],
  ],

  '4. States and transitions': [
    [
      "- Colour mode: cycles light, dark, system. System means no stored choice and is only offered when the site respects the system preference. Without it, the toggle switches between light and dark. The default is light. The choice is stored under the storage key 'theme'.",
      [
        ...colorMode,
        ...chrome('is set before the page is painted'),
        ...faults(
          'the colour toggle leaves out the system where the site does not respect it',
        ),
      ],
    ],
    [
      '- Navbar visibility: it hides when scrolling down. It reappears when scrolling up, near the top, or at the page bottom.',
      chrome(
        'hides on scrolling down, returns on scrolling up, near the top and at the bottom',
      ),
    ],
    [
      "- Mobile sidebar: hidden or shown, toggled by the user. It is forced closed when the layout becomes desktop, and closed on route change or back handling. It has a secondary menu with a 'Back to main menu' button.",
      [
        ...chrome(menuGoesBack, 'gives way to the navbar from 997 pixels on'),
        ...reading(
          'the menu of a small screen leads to a page, and the way back closes it',
        ),
      ],
    ],
    ['- Search modal:', [...searchOpens, ...searchCloses, ...askAi]],
    ["  - It opens on click, focus, Ctrl/Cmd+K or '/'.", searchOpens],
    ['  - Escape closes it.', searchCloses],
    ['  - In Ask AI mode, Escape first leaves that mode.', askAi],
    [
      '- Announcement bar: it can be dismissed. The dismissal is remembered until the announcement id changes, and is kept under two storage keys.',
      [
        ...announcementCloses,
        ...announcement(
          'a dismissal of the one before is forgotten',
          'a dismissal of this one stays',
        ),
      ],
    ],
    [
      '- Document version: the preferred version is kept in local storage.',
      keptVersion,
    ],
    [
      '- Sidebar: not hideable. Categories do not auto-collapse.',
      sidebarPlace(
        'the sidebar cannot be hidden and its categories do not close each other',
      ),
    ],
    ['- Route preload failure: the page reloads.', preloadFailure],
  ],

  '5. Validation rules': [
    ['- Link helper:', introduction],
    [
      '  - A URL starting with a scheme or // is external and is left unchanged.',
      ofDocusaurus,
    ],
    ['  - A URL starting with # is left unchanged.', ofDocusaurus],
    ['  - Any other URL gets the base URL prepended.', ofDocusaurus],
    ['  - Comparing paths ignores trailing slashes and case.', ofDocusaurus],
    [
      '- The build fails on broken links, broken anchors, broken markdown links and broken markdown images. Duplicate routes only warn.',
      [
        ...mistakes(
          'a broken ${kind} stops the build and is named with its page',
          'a route that two pages claim is only warned of',
        ),
        ...brokenMarkdown(
          'a broken Markdown link and a broken Markdown image stop the build and are named with their files',
        ),
      ],
    ],
    ['- Docs pages must have a default export.', ofDocusaurus],
  ],

  '6. Roles and permissions': [['Not shown. There are no roles.', notShown]],

  '7. Calls made': [
    [
      '- No calls to a product backend.',
      everyPage('pages of part ${part} of ${parts} hydrate without a word'),
    ],
    [
      '- Documentation page chunks load lazily per page. Asset prefetch is skipped on 2g connections or when save-data is on.',
      navigation(
        'a page’s own scripts are fetched ahead when the reader comes to its link, unless data is dear',
      ),
    ],
    [
      '- Search uses a hosted search service. It is configured with an application id, a public search-only key ({key}) and an index named Documentation. Contextual search is on. The browser preconnects to the service host. Request and response shapes are not shown.',
      [
        ...searchMode(
          'credentials choose the hosted search, its index and its assistant',
        ),
        ...hostedSearch(
          'the service is asked for the set being read, in the index and with the key of the environment',
          'the page connects to the service ahead',
        ),
      ],
    ],
    ['- Ask AI mode calls: not shown.', notShown],
    [
      '- Storage uses localStorage by default.',
      [...colorMode, ...announcementCloses, ...keptVersion],
    ],
  ],

  '8. Error catalogue': [
    [
      "| Search fetch fails | Title 'Unable to fetch results'; help 'You might want to check your network connection.' |",
      [
        ...search('is told in the modal, and the next letter tries again'),
        ...searchPage('is told, and asked again by ${what}'),
        ...hostedSearch(
          'a service that ${behaviour} is told in the modal, which recovers',
          'a service that fails is told on the search page, which recovers',
        ),
      ],
    ],
    [
      "| No search results | 'No results found for', 'Try searching for', 'Believe this query should return results?', 'Let us know.' |",
      search(
        'no results are told, also to a screen reader, with pages to start from and a way to tell us',
      ),
    ],
    [
      "| Page crash | 'This page crashed.' with 'Try again', the message and its causes |",
      crashPage,
    ],
    ['| Page load failure | Error text and Retry button |', retry],
    [
      '| Route preload failure | Warning logged, page reloads |',
      preloadFailure,
    ],
    [
      '| Navbar item fails to render | Error naming the item config |',
      crash(
        'crashes the page with its configuration and the cause, and trying again works',
      ),
    ],
    ['| Unknown navbar item type | Error thrown |', ofDocusaurus],
    [
      '| Docs version name missing from dropdown config | Error listing the available versions |',
      ofDocusaurus,
    ],
    [
      '| Docs sidebar navbar item without a link target | Error thrown |',
      ofDocusaurus,
    ],
    ['| Docs page without a default export | Error thrown |', ofDocusaurus],
    [
      '| Storage unavailable | Warning, and storage then does nothing |',
      storageDenied(
        'without storage a warning says so, a demo says why it does not run, and the rest works',
      ),
    ],
    [
      '| Docs feature used with the docs plugin not enabled, or no sidebar found | Error thrown |',
      ofDocusaurus,
    ],
    [
      '| Context helper used outside its provider (docs version, docs sidebar, mobile navbar sidebar, route context) | Error thrown |',
      ofDocusaurus,
    ],
  ],

  '9. Business constants and limits': [
    ['- Desktop/mobile breakpoint: 996 px.', breakpoint],
    [
      '- Lazy loader delay: 200 ms. Progress bar delay: 200 ms.',
      [...spinner, ...progressBar],
    ],
    ["- Search shortcuts: Ctrl/Cmd+K and '/'.", searchShortcuts],
    [
      "- Search modal disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.'",
      askAi,
    ],
    [
      "- Search labels: 'Search docs', 'Ask another question...', 'Answering...', 'Thinking...', 'Related sources', 'Recent', 'Favorite', 'See all {count} results'.",
      [
        ...search(
          'recent and favourite searches are kept, can be marked and removed',
          '"See all" tells their true number, however slowly it was typed',
        ),
        ...askAi,
      ],
    ],
    [
      '- Smooth scroll easing factor: 0.85.',
      loading('the way back to the top eases by 0.85 a frame'),
    ],
    [
      '- Progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle interval 800 ms.',
      progressBar,
    ],
    ['- History key length: 6.', ofDocusaurus],
    ['- Table-of-contents heading levels: 2 to 3.', tableOfContents],
    [
      '- Syntax highlighting has a light theme and a dark theme.',
      codeBlocks(
        'code has the colours of a theme of its own in each mode, and is not drawn again',
      ),
    ],
    ['- Default locale: en, the only one.', locale],
    ['- Business limits of the library itself: not shown.', notShown],
  ],
};
