import {expect, test} from 'vitest';
import {load} from 'cheerio/slim';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {baseUrl} from '../../src/site/environment';
import {oneLine} from '../../src/site/one-line';
import {buildFolder} from './site-pages';

const read = (file: string) =>
  load(readFileSync(path.join(buildFolder, file), 'utf8'));

test('the navbar links to the first category of each set and to the source, and the footer has three groups and links to the live examples @spec-2', () => {
  const $ = read('index.html');
  const linksIn = (part: string) =>
    Object.fromEntries(
      Array.from($(part).find('a'), (link) => [
        $(link).attr('aria-label') ?? oneLine($(link).text()),
        $(link).attr('href'),
      ]),
    );
  expect(linksIn('nav[aria-label=Main]')).toMatchObject({
    React: `${baseUrl}react/category/getting-started`,
    Vue: `${baseUrl}vue/category/getting-started`,
    'Source repository': 'https://github.com/buffed-labs/reactive-dot',
  });
  const titles = Array.from($('footer .footer__title'), (title) =>
    $(title).text(),
  );
  expect(titles).toEqual(['Learn', 'Community', 'More']);
  expect(linksIn('footer')).toMatchObject({'Live examples': `${baseUrl}demos`});
});

test('the icons of the head exist @spec-1', () => {
  const $ = read('index.html');
  const icons = Array.from($('head link[rel*=icon]'), (link) =>
    $(link).attr('href')!.slice(baseUrl.length),
  );
  expect(icons).toHaveLength(2);
  for (const icon of icons) {
    expect(existsSync(path.join(buildFolder, icon)), icon).toBe(true);
  }
});

test('each heading except h1 has a hash link, and the table of contents lists levels 2 and 3 @spec-2 @spec-9', () => {
  const $ = read('react/api/utils/classes/DenominatedNumber.html');
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
  const page = read(`react/api/react/functions/${name}.html`);
  expect(page('h1').text()).toBe(name);
  expect(page('h1').html()).toBe(
    'use<wbr>Native<wbr>Token<wbr>Amount<wbr>From<wbr>Number',
  );
  const contents = read('react/category/api.html')('.theme-doc-toc-desktop');
  expect(contents.html()).toContain('core/<wbr>providers/<wbr>light');
});
