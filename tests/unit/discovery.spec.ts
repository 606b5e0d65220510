import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {canonicalPath} from '../../src/site/canonical-path';
import {siteUrl} from '../../src/site/environment';
import {parsePage} from '../../src/after-build/read-pages';
import {readCard} from '../../src/after-build/social-cards/read-card';

for (const [path, canonical] of [
  ['/vue/0.68/api/core', '/react/0.68/api/core'],
  ['/vue/api/core-like', '/vue/api/core-like'],
  ['/vue/api/vue/functions/useQuery', '/vue/api/vue/functions/useQuery'],
] as const) {
  test(`the canonical path of ${path} is ${canonical}`, () => {
    expect(canonicalPath(path)).toBe(canonical);
  });
}

test("robots.txt matches the site's facts", () => {
  const file = path.resolve(__dirname, '../../static/robots.txt');
  expect(readFileSync(file, 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test('a card has the title without the site’s name, and the trail without set and page', () => {
  const page = (image: string, version = 'current') =>
    parsePage(
      'vue/setup.html',
      `<html><head><title>Setup | Site for Vue</title>
    <meta property="og:title" content="Setup | Site for Vue"><meta property="og:image" content="https://site.example/${image}">
    <meta property="og:description" content="How to begin."><meta name="docsearch:version" content="${version}"></head>
    <body><nav class="menu"><a>Menu</a></nav><nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item">Vue</li><li class="breadcrumbs__item">Start</li>
    <li class="breadcrumbs__item">Setup</li></ul></nav></body></html>`,
      '/',
    );
  const card = 'cards/vue/setup.png';
  expect(readCard(page(card))).toEqual({
    title: 'Setup',
    description: 'How to begin.',
    trail: ['Start'],
    set: 'Vue',
  });
  expect(readCard(page(card, '0.68'))!.set).toBe('Vue 0.68');
  expect(readCard(page('img/own.png'))).toBeUndefined();
});
