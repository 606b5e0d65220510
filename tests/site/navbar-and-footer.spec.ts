// Links of the navbar and the footer, on the home page of the build. `e2e` tests how
// the navbar behaves.
import {expect, test} from 'vitest';

import {baseUrl} from '../../src/site/environment';
import {oneLine} from '../../src/site/one-line';
import {pageAt} from './site-pages';

/** Returns the addresses of a part's links on the home page, by name. */
function linksIn(part: string): Record<string, string | undefined> {
  const {$} = pageAt('/');
  return Object.fromEntries(
    Array.from($(part).find('a'), (link) => [
      $(link).attr('aria-label') ?? oneLine($(link).text()),
      $(link).attr('href'),
    ]),
  );
}

test('the navbar links to the first category of each set and to the source @spec-2', () => {
  expect(linksIn('nav[aria-label=Main]')).toMatchObject({
    React: `${baseUrl}react/category/getting-started`,
    Vue: `${baseUrl}vue/category/getting-started`,
    'Source repository': 'https://github.com/buffed-labs/reactive-dot',
  });
});

test('the footer has three groups and links to the live examples @spec-2', () => {
  const {$} = pageAt('/');
  const titles = Array.from($('footer .footer__title'), (title) =>
    $(title).text(),
  );
  expect(titles).toEqual(['Learn', 'Community', 'More']);
  expect(linksIn('footer')).toMatchObject({'Live examples': `${baseUrl}demos`});
});
