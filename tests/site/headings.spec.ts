import {expect, test} from 'vitest';

import {builtPage} from './site-pages';

test('each heading except h1 has a hash link, and the table of contents lists levels 2 and 3 @spec-2 @spec-9', () => {
  // A page with headings of both levels.
  const $ = builtPage('/react/api/utils/classes/DenominatedNumber');
  const ids = Array.from($('article :is(h2, h3)'), (heading) =>
    $(heading).attr('id'),
  );
  const hashes = ids.map((id) => `#${id}`);
  expect(ids.length).toBeGreaterThan(5);
  expect($('article h3').length).toBeGreaterThan(0);
  const hrefsOf = (links: string) =>
    Array.from($(links), (link) => $(link).attr('href'));
  expect(hrefsOf('article :is(h1, h2, h3) > a.hash-link')).toEqual(hashes);
  expect(hrefsOf('.theme-doc-toc-desktop a')).toEqual(hashes);
});

test('long names may only break between their words', () => {
  const name = 'useNativeTokenAmountFromNumber';
  const title = builtPage(`/react/api/react/functions/${name}`)('h1');
  expect(title.text()).toBe(name);
  expect(title.html()).toBe(
    'use<wbr>Native<wbr>Token<wbr>Amount<wbr>From<wbr>Number',
  );
  const sidebar = builtPage(`/react/api/react/functions/${name}`)('.menu');
  expect(sidebar.html()).toContain('use<wbr>Spendable<wbr>Balance<');
  const contents = builtPage('/react/category/api')('.theme-doc-toc-desktop');
  expect(contents.html()).toContain('core/<wbr>providers/<wbr>light');
});

test('words of prose never break', () => {
  const sidebar = builtPage('/react/guides/typescript')('.menu').html();
  expect(sidebar).toContain('TypeScript');
  expect(sidebar).not.toContain('Type<wbr>Script');
});
