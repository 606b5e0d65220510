// Docusaurus's data about docs sets and the locale, and the site's icons. The
// specification names these values.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {baseUrl} from '../../src/site/environment';
import {buildHas, pageAt} from './site-pages';

interface Version {
  docs: {id: string; path: string; sidebar?: string}[];
}

/** Reads Docusaurus's generated data of the built site. */
const generated = (file: string): unknown =>
  JSON.parse(
    readFileSync(path.join(__dirname, '../../.docusaurus', file), 'utf8'),
  );

for (const set of ['react', 'vue']) {
  test(`the current version of ${set} is Next, and its entries are in one sidebar @spec-2 @spec-3`, () => {
    const data = generated('globalData.json') as {
      'docusaurus-plugin-content-docs': Record<string, {versions: Version[]}>;
    };
    const version = data['docusaurus-plugin-content-docs'][set]?.versions[0];
    expect(version).toMatchObject({
      label: 'Next',
      isLast: true,
      path: `${baseUrl}${set}`,
      mainDocId: 'getting-started/setup',
      draftIds: [],
      sidebars: {
        docsSidebar: {
          link: {path: `${baseUrl}${set}/category/getting-started`},
        },
      },
    });
    const docs = version?.docs ?? [];
    expect(docs.length).toBeGreaterThan(50);
    for (const {id, path: entryPath, sidebar} of docs) {
      expect(entryPath, id).toMatch(new RegExp(`^${baseUrl}${set}/`));
      expect(sidebar, id).toBe('docsSidebar');
    }
  });
}

test('the one locale is English, from left to right @spec-3 @spec-9', () => {
  expect(generated('i18n.json')).toMatchObject({
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
      },
    },
  });
});

test('the favicon and the touch icon exist @spec-1', () => {
  const {$} = pageAt('/');
  const icons = Array.from($('head link[rel*=icon]'), (link) =>
    ($(link).attr('href') ?? '').slice(baseUrl.length),
  );
  expect(icons).toHaveLength(2);
  expect(icons.filter((icon) => !buildHas(icon))).toEqual([]);
});
