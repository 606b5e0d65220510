// The addresses of the site: those of the specification, redirects, other
// spellings, and the not-found page. With the server, because status codes and
// redirects are its work.
import {expect, open, sidebarLink, test} from './fixtures';

/** Expands a pattern with alternatives in braces, such as `/{a,b}`, to addresses. */
function expand(pattern: string): string[] {
  const [braces, names = ''] = /\{(.*?)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return names
    .split(',')
    .flatMap((name) => expand(pattern.replace(braces, name)));
}

/** Addresses from section 2 of the specification. */
const routes = [
  '/{,markdown-page,search,react,vue}',
  '/{react,vue}/getting-started/{setup,connect-wallets,query,mutation}',
  '/{react,vue}/guides/{bulk-refresh,faq,incremental-loading,multichain}',
  '/{react,vue}/guides/{number-utility,using-papi}',
  '/react/guides/{async,performance}',
  '/react/smart-contract/{ink,solidity}',
  '/{react,vue}/category/{api,getting-started,guides}',
  '/react/category/smart-contracts',
  // Both sets have pages for `core` and `utils`.
  '/{react,vue}/api/core/classes/{BaseError,MutationError,Query,QueryError}',
  '/{react,vue}/api/core/{classes/Storage,variables/idle,variables/pending}',
  '/{react,vue}/api/core/wallets/classes/{DeepLinkWallet,LocalWallet}',
  '/{react,vue}/api/core/wallets/classes/InjectedWalletProvider',
  '/{react,vue}/api/core/providers/light-client/functions/createLightClientProvider',
  '/{react,vue}/api/utils/classes/DenominatedNumber',
  '/react/api/react/functions/{Await,ChainProvider,QueryRenderer}',
  '/react/api/react/functions/{useLazyLoadQuery,useMutation}',
  '/react/api/react/functions/{useSigner,useWallets}',
  '/vue/api/vue/functions/{provideChain,provideSigner,useQuery}',
  '/vue/api/vue/functions/{useNativeToken,watchContractEvent,watchMutation}',
  '/vue/api/vue/variables/ReactiveDotPlugin',
].flatMap(expand);

/** Addresses that the specification excludes. */
const excludedRoutes = [
  '/vue/guides/{async,performance}',
  '/vue/category/smart-contracts',
  '/vue/smart-contract/{ink,solidity}',
  '/react/api/react/functions/nothing',
  '/no-such-page',
].flatMap(expand);

test('every route of the specification returns HTML with a heading @spec-2', async ({
  request,
}) => {
  // Fewer would mean that a pattern wasn't expanded.
  expect(routes.length).toBeGreaterThan(60);
  for (const route of routes) {
    const response = await request.get(route);
    expect.soft(response.status(), route).toBe(200);
    expect.soft(await response.text(), route).toMatch(/<h1[\s>]/);
  }
});

test('excluded addresses return the not-found page with status 404 @spec-2', async ({
  request,
}) => {
  for (const route of excludedRoutes) {
    const response = await request.get(route);
    expect.soft(response.status(), route).toBe(404);
    expect.soft(await response.text(), route).toContain('no page here');
  }
});

test("a page works with .html in its address, if the host doesn't redirect @spec-2 @nightly", async ({
  page,
}) => {
  // Like a host that serves the same file for both addresses.
  await page.route('**/*.html*', async (route) => {
    const url = route
      .request()
      .url()
      .replace(/(\/index)?\.html/, '');
    await route.fulfill({response: await route.fetch({url})});
  });

  for (const [address, normalized] of [
    ['/react/getting-started/setup.html', '/react/getting-started/setup'],
    ['/index.html', '/'],
    ['/search.html?q=useStore', '/search?q=useStore'],
  ] as const) {
    await test.step(address, async () => {
      await open(page, address);
      await expect(page).toHaveURL(normalized);
    });
  }

  await expect(page.locator('h1')).toHaveText('Search results for "useStore"');
});

// A host that doesn't redirect would serve the guide at these addresses, too.
for (const [spelling, address] of [
  ['a trailing slash', '/react/guides/multichain/'],
  ['another case', '/react/Guides/multichain'],
] as const) {
  test(`the sidebar and the framework switch recognize an address with ${spelling} @spec-5 @nightly`, async ({
    page,
  }) => {
    await page.route(`**${address}`, async (route) => {
      const url = new URL('/react/guides/multichain', route.request().url());
      await route.fulfill({response: await route.fetch({url: url.href})});
    });
    await open(page, address);
    await expect(page).toHaveURL(address);
    await expect(sidebarLink(page, 'Multichain')).toHaveAttribute(
      'aria-current',
      'page',
    );
    const framework = page.getByRole('navigation', {name: 'Framework'});
    await expect(framework.getByRole('link', {name: 'Vue'})).toHaveAttribute(
      'href',
      '/vue/guides/multichain',
    );
  });
}

for (const [folder, category] of [
  ['/react/smart-contract', '/react/category/smart-contracts'],
  ['/vue/api', '/vue/category/api'],
] as const) {
  test(`a folder redirects to its category: ${folder}`, async ({page}) => {
    await page.goto(folder);
    await expect(page).toHaveURL(category);
  });
}

test.describe('the not-found page', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('appears at a malformed address', async ({page}) => {
    await open(page, '/%E0%A4%A');
    await expect(page).toHaveTitle(/^Page Not Found \| ReactiveDOT/);
  });

  test('has a field into which iOS does not zoom', async ({page}) => {
    await page.goto('/no-such-page');
    // iOS zooms into fields with a smaller font.
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCSS(
      'font-size',
      '16px',
    );
  });

  test('suggests a similar page of each set, search, and both sets', async ({
    page,
  }) => {
    await page.goto('/vue/guide/bulk-refres');
    const content = page.getByRole('main');
    for (const [name, href] of [
      ['Refetch stale data for Vue', '/vue/guides/bulk-refresh'],
      ['Refetch stale data for React', '/react/guides/bulk-refresh'],
      ['React documentation', '/react/category/getting-started'],
      ['Vue documentation', '/vue/category/getting-started'],
    ] as const) {
      await expect(content.getByRole('link', {name})).toHaveAttribute(
        'href',
        href,
      );
    }

    await test.step('the search field opens the search page', async () => {
      const field = content.getByRole('searchbox');
      await expect(field).toHaveValue('Refetch stale data');
      await field.fill('multichain');
      await content.getByRole('button', {name: 'Search'}).click();
      await expect(page).toHaveURL('/search?q=multichain');
      await expect(
        page.getByRole('heading', {name: 'Search results for "multichain"'}),
      ).toBeVisible();
    });
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the root of a set redirects to its first category @spec-2', async ({
    page,
  }) => {
    for (const set of ['react', 'vue']) {
      await page.goto(`/${set}`);
      await expect(page).toHaveURL(`/${set}/category/getting-started`);
    }
  });
});
