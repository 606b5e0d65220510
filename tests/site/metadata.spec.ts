import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {baseUrl} from '../../src/site/environment';

interface Version {
  docs: {id: string; path: string; sidebar?: string}[];
}

/** What Docusaurus wrote for the built site. */
function generated(file: string): unknown {
  return JSON.parse(
    readFileSync(path.join(__dirname, '../../.docusaurus', file), 'utf8'),
  );
}

/** The version of a set that is still written, as the site knows it. */
function version(set: string): Version {
  const data = generated('globalData.json') as {
    'docusaurus-plugin-content-docs': Record<
      string,
      {versions: [Version, ...Version[]]}
    >;
  };
  return data['docusaurus-plugin-content-docs'][set]!.versions[0];
}

for (const set of ['react', 'vue']) {
  test(`the version of ${set} is Next, leads to the first category and begins with the setup @spec-2 @spec-3`, () => {
    expect(version(set)).toEqual({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: `${baseUrl}${set}`,
      mainDocId: 'getting-started/setup',
      docs: expect.anything(),
      draftIds: [],
      sidebars: {
        docsSidebar: {
          link: {
            path: `${baseUrl}${set}/category/getting-started`,
            label: 'Getting started',
          },
        },
      },
    });
  });

  test(`each entry of ${set} has an id, a path and the one sidebar @spec-3`, () => {
    const entries = version(set).docs;
    expect(entries.length).toBeGreaterThan(50);
    for (const entry of entries) {
      expect(Object.keys(entry).sort(), entry.id).toEqual([
        'id',
        'path',
        'sidebar',
      ]);
      expect(entry.path).toMatch(new RegExp(`^${baseUrl}${set}/`));
      expect(entry.sidebar, entry.id).toBe('docsSidebar');
    }
  });

  for (const [concept, page] of [
    ['injected wallets', 'core/wallets/classes/InjectedWallet'],
    ['deep-link wallets', 'core/wallets/classes/DeepLinkWallet'],
    ['local wallets', 'core/wallets/classes/LocalWallet'],
    ['accounts', `${set}/functions/useAccounts`],
    ['chain configuration', 'core/type-aliases/ChainConfig'],
    ['chain ids', 'core/type-aliases/ChainId'],
    ['queries', 'core/classes/Query'],
    ['mutations', `${set}/functions/useMutation`],
    ['contracts', 'core/functions/defineContract'],
    ['denominated numbers', 'utils/classes/DenominatedNumber'],
    ['spendable balances', `${set}/functions/useSpendableBalances`],
  ] as const) {
    test(`the API reference of ${set} names ${concept} @spec-3`, () => {
      expect(version(set).docs.map(({id}) => id)).toContain(`api/${page}`);
    });
  }
}

test('the one locale is English, from left to right @spec-3 @spec-9', () => {
  expect(generated('i18n.json')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
      },
    },
  });
});
