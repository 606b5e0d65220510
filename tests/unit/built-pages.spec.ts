// Parsing pages of the build (src/after-build/read-pages.ts), which search, the
// Markdown copies, the social cards, and the security policy share.
import {expect, test} from 'vitest';

import {parsePage} from '../../src/after-build/read-pages';

for (const [file, route] of [
  ['index.html', '/docs/'],
  ['react.html', '/docs/react'],
  ['react/guides/faq.html', '/docs/react/guides/faq'],
  ['react/guides/index.html', '/docs/react/guides/'],
] as const) {
  test(`the route of ${file} is ${route}`, () => {
    expect(parsePage(file, '', '/docs/').route).toBe(route);
  });
}

const version = '<meta name="docsearch:version" content="0.68">';

for (const [file, html, label] of [
  ['vue.html', '', 'Vue'],
  ['vue/guides/faq.html', '', 'Vue'],
  ['vue/0.68/guides/faq.html', version, 'Vue 0.68'],
  ['vue-like.html', '', undefined],
  ['demos.html', '', undefined],
] as const) {
  test(`the set of ${file} is ${label}`, () => {
    expect(parsePage(file, html, '/').setLabel).toBe(label);
  });
}

test('the trail lists the ancestors, without the page and characters without a width', () => {
  const {trail} = parsePage(
    'vue/a.html',
    '<ul><li class=breadcrumbs__item>Vue<li class=breadcrumbs__item>use\u200bQuery<li class=breadcrumbs__item>A</ul>',
    '/',
  );
  expect(trail).toEqual(['Vue', 'useQuery']);
});

test("a table's body follows its head, which the minifier doesn't close", () => {
  const {$} = parsePage(
    'a.html',
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2</table><p>end',
    '/',
  );
  expect($('thead').text()).toBe('AB');
  expect($('table > thead + tbody').text()).toBe('12');
  expect($('table p')).toHaveLength(0);
});

test('a table in a head stays there', () => {
  const {$} = parsePage(
    'a.html',
    '<table><thead><tr><th><table><tbody><tr><td>in</table></thead><tbody><tr><td>out</table>',
    '/',
  );
  expect($('thead table > tbody').text()).toBe('in');
  expect($('thead + tbody').text()).toBe('out');
});
