// Headings of built pages, and the long names in them and in menus. The theme and our
// components render these together.
import {expect, test} from 'vitest';

import {pageAt} from './site-pages';

test('headings of levels 2 and 3 have hash links and are in the table of contents @spec-2 @spec-9', () => {
  // A page with both levels.
  const {$} = pageAt('/react/api/utils/classes/DenominatedNumber');
  const ids = Array.from($('article :is(h2, h3)'), (heading) =>
    $(heading).attr('id'),
  );
  const hashes = ids.map((id) => `#${id}`);
  expect($('article h2').length).toBeGreaterThan(0);
  expect($('article h3').length).toBeGreaterThan(0);
  const hrefsOf = (links: string) =>
    Array.from($(links), (link) => $(link).attr('href'));
  expect(hrefsOf('article :is(h1, h2, h3) > a.hash-link')).toEqual(hashes);
  expect(hrefsOf('.theme-doc-toc-desktop a')).toEqual(hashes);
});

test('a long name may only break between its words, in a title, a menu, and a table of contents', () => {
  const name = 'useNativeTokenAmountFromNumber';
  const {$} = pageAt(`/react/api/react/functions/${name}`);
  const title = $('h1');
  expect(title.text()).toBe(name);
  expect(title.html()).toBe(
    'use<wbr>Native<wbr>Token<wbr>Amount<wbr>From<wbr>Number',
  );
  expect($('.menu').html()).toContain('use<wbr>Spendable<wbr>Balance<');
  const contents = pageAt('/react/category/api').$('.theme-doc-toc-desktop');
  expect(contents.html()).toContain('core/<wbr>providers/<wbr>light');
});

test('a name in prose, such as TypeScript, never breaks', () => {
  const sidebar = pageAt('/react/guides/typescript').$('.menu').html();
  expect(sidebar).toContain('TypeScript');
  expect(sidebar).not.toContain('Type<wbr>Script');
});
