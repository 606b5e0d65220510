import {expect, test} from 'vitest';

import {parsePage} from '../../src/after-build/read-pages';
import {readCard} from '../../src/after-build/social-cards/read-card';

/** Returns a page of the Vue set, by default with a card as its picture. */
const pageWith = ({image = 'cards/vue/setup.png', version = 'current'} = {}) =>
  parsePage(
    'vue/setup.html',
    `<html>
      <head>
        <title>Setup | Site for Vue</title>
        <meta property="og:title" content="Setup | Site for Vue">
        <meta property="og:description" content="How to begin.">
        <meta property="og:image" content="https://site.example/${image}">
        <meta name="docsearch:version" content="${version}">
      </head>
      <body>
        <nav class="menu"><a>Menu</a></nav>
        <nav class="theme-doc-breadcrumbs">
          <ul>
            <li class="breadcrumbs__item">Vue</li>
            <li class="breadcrumbs__item">Start</li>
            <li class="breadcrumbs__item">Setup</li>
          </ul>
        </nav>
      </body>
    </html>`,
    '/',
  );

test("a card has the title without the site's name, and the trail without set and page", () => {
  expect(readCard(pageWith())).toEqual({
    title: 'Setup',
    description: 'How to begin.',
    trail: ['Start'],
    set: 'Vue',
  });
});

test("an earlier version's card has the number of the version", () => {
  expect(readCard(pageWith({version: '0.68'}))!.set).toBe('Vue 0.68');
});

test('a page with another picture has no card', () => {
  expect(readCard(pageWith({image: 'img/own.png'}))).toBeUndefined();
});
