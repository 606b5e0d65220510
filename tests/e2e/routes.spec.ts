import {expect, hydrated, test} from './fixtures';

const guides = {
  react: [
    ...['setup', 'connect-wallets', 'query', 'mutation'].map(
      (page) => `getting-started/${page}`,
    ),
    ...[
      'async',
      'bulk-refresh',
      'faq',
      'incremental-loading',
      'multichain',
      'number-utility',
      'performance',
      'using-papi',
    ].map((page) => `guides/${page}`),
    ...['ink', 'solidity'].map((page) => `smart-contract/${page}`),
    ...['api', 'getting-started', 'guides', 'smart-contracts'].map(
      (page) => `category/${page}`,
    ),
    ...[
      'Await',
      'ChainProvider',
      'QueryRenderer',
      'useLazyLoadQuery',
      'useMutation',
      'useSigner',
      'useWallets',
    ].map((name) => `api/react/functions/${name}`),
  ],
  vue: [
    ...['setup', 'connect-wallets', 'query', 'mutation'].map(
      (page) => `getting-started/${page}`,
    ),
    ...[
      'bulk-refresh',
      'faq',
      'incremental-loading',
      'multichain',
      'number-utility',
      'using-papi',
    ].map((page) => `guides/${page}`),
    ...['api', 'getting-started', 'guides'].map((page) => `category/${page}`),
    ...[
      'provideChain',
      'provideSigner',
      'useQuery',
      'useNativeToken',
      'watchContractEvent',
      'watchMutation',
    ].map((name) => `api/vue/functions/${name}`),
    'api/vue/variables/ReactiveDotPlugin',
  ],
};

/** Pages about `core` and `utils` stand in both sets. */
const shared = [
  'api/core/classes/BaseError',
  'api/core/classes/MutationError',
  'api/core/classes/Query',
  'api/core/classes/QueryError',
  'api/core/classes/Storage',
  'api/core/variables/idle',
  'api/core/variables/pending',
  'api/core/wallets/classes/InjectedWalletProvider',
  'api/core/wallets/classes/DeepLinkWallet',
  'api/core/wallets/classes/LocalWallet',
  'api/core/providers/light-client/functions/createLightClientProvider',
  'api/utils/classes/DenominatedNumber',
];

const routes = [
  '/',
  '/markdown-page',
  '/search',
  '/react',
  '/vue',
  ...Object.entries(guides).flatMap(([set, pages]) =>
    [...pages, ...shared].map((page) => `/${set}/${page}`),
  ),
];

/** What the specification says is not there. */
const absent = [
  '/vue/guides/async',
  '/vue/guides/performance',
  '/vue/category/smart-contracts',
  '/vue/smart-contract/ink',
  '/vue/smart-contract/solidity',
  '/react/api/react/functions/nothing',
  '/no-such-page',
];

for (const route of routes) {
  test(`${route} answers with a heading in its HTML`, async ({request}) => {
    const response = await request.get(route);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<h1[\s>]/);
  });
}

for (const route of absent) {
  test(`${route} is the not-found page with status 404`, async ({request}) => {
    const response = await request.get(route);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('There is no page here');
  });
}

test('a folder leads to its category', async ({page}) => {
  for (const [folder, category] of [
    ['/react/smart-contract', '/react/category/smart-contracts'],
    ['/vue/api', '/vue/category/api'],
  ] as const) {
    await page.goto(folder);
    await expect(page).toHaveURL(category);
  }
});

test.describe('the not-found page', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('answers where the path cannot be decoded', async ({page}) => {
    await page.goto('/%E0%A4%A');
    await hydrated(page);
    await expect(
      page.getByRole('heading', {name: 'There is no page here'}),
    ).toBeVisible();
  });

  test('has its title on a path of a set too, and a field that iOS does not zoom', async ({
    page,
  }) => {
    await page.goto('/react/nothing');
    await hydrated(page);
    await expect(page).toHaveTitle(/^Page Not Found \| ReactiveDOT/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCSS(
      'font-size',
      '16px',
    );
  });

  test('offers a search and the two sets', async ({page}) => {
    await page.goto('/no-such-page');
    const content = page.getByRole('main');
    for (const [name, href] of [
      ['React documentation', '/react/category/getting-started'],
      ['Vue documentation', '/vue/category/getting-started'],
    ] as const) {
      await expect(content.getByRole('link', {name})).toHaveAttribute(
        'href',
        href,
      );
    }
    await content.getByRole('searchbox').fill('multichain');
    await content.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search?q=multichain');
    await expect(
      page.getByRole('heading', {name: 'Search results for "multichain"'}),
    ).toBeVisible();
  });
});

for (const [path, clean] of [
  ['/react/getting-started/query.html', '/react/getting-started/query'],
  ['/react/category/api/index.html', '/react/category/api'],
  ['/index.html', '/'],
] as const) {
  test(`${path} ends at ${clean}, query and hash kept`, async ({page}) => {
    await page.goto(`${path}?a=1#b`);
    await expect(page).toHaveURL(`${clean}?a=1#b`);
  });
}

for (const [set, target] of [
  ['react', '/react/category/getting-started'],
  ['vue', '/vue/category/getting-started'],
] as const) {
  test(`/${set} leads to its first category without scripts`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL});
    await page.goto(`/${set}`);
    await expect(page).toHaveURL(target);
    await page.close();
  });

  test(`/${set} holds a heading, a link and a refresh, and no script of its own`, async ({
    request,
  }) => {
    const html = await (await request.get(`/${set}`)).text();
    const plain = await (await request.get('/')).text();
    expect(html).toContain(`content="0; url=${target}"`);
    expect(html).toContain(`href=${target}`);
    const inlineScripts = (page: string): number =>
      page.match(/<script(?![^>]*(?:src|ld\+json))/g)?.length ?? 0;
    expect(inlineScripts(html)).toBe(inlineScripts(plain));
  });
}
