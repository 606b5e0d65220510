import {expect, test} from '@playwright/test';
import postcss from 'postcss';

import {scopeProperties} from '../../../src/plugins/search/scope-properties';

const scoped = async (css: string, from: string): Promise<string> =>
  (
    await postcss([
      scopeProperties(/@docsearch[\\/]css|SearchBar[\\/]styles\.css/),
    ]).process(css, {from})
  ).css;

const sheet =
  ':root{--a:1}html[data-theme=dark]{--a:2}.DocSearch-Button{color:var(--a)}@media (width<=768px){:root{--a:3}}';
const inModal =
  '.DocSearch-Container{--a:1}html[data-theme=dark] .DocSearch-Container{--a:2}.DocSearch-Button{color:var(--a)}@media (width<=768px){.DocSearch-Container{--a:3}}';

test("DocSearch's properties are the modal's, not the page's", async () => {
  for (const file of [
    '/x/node_modules/@docsearch/css/dist/style.css',
    '/x/theme-search-algolia/lib/theme/SearchBar/styles.css',
    'C:\\x\\@docsearch\\css\\dist\\style.css',
  ]) {
    expect(await scoped(sheet, file)).toBe(inModal);
  }
});

test('the properties of all other stylesheets stay where they are', async () => {
  expect(await scoped(sheet, '/x/src/css/tokens.css')).toBe(sheet);
});
