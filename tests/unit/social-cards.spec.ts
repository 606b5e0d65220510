// What a social card says, read from its page. tests/site/discovery.spec.ts
// checks that each page has one, with the right size.
import {expect, test} from 'vitest';

import {parsePage} from '../../src/after-build/read-pages';
import {readCard} from '../../src/after-build/social-cards/read-card';

/** Returns a page of the Vue set, by default with its card as its picture. */
const pageWith = ({
  file = 'vue/setup.html',
  image = 'cards/vue/setup.png',
  version = 'current',
} = {}) =>
  parsePage(
    file,
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

test("an earlier version's card has the number of the version, and the same trail", () => {
  expect(readCard(pageWith({version: '0.68'}))).toMatchObject({
    set: 'Vue 0.68',
    trail: ['Start'],
  });
});

test('a page with another picture has no card', () => {
  expect(readCard(pageWith({image: 'img/own.png'}))).toBeUndefined();
});

test('the card of a page outside the sets has no set, and the whole trail', () => {
  const card = readCard(pageWith({file: 'a.html', image: 'cards/a.png'}));
  expect(card).not.toHaveProperty('set');
  expect(card).toMatchObject({trail: ['Vue', 'Start']});
});
