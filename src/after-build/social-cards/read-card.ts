import {load} from 'cheerio/slim';

import {labelWithVersion} from '../../site/set-names';
import type {Card} from './card';

/**
 * Reads from a prerendered page what its card says: the title without the site's
 * name, the description, and the trail without the page itself.
 *
 * @param html the whole page
 * @param siteName what titles end with, after a bar
 * @param set name of the documentation set the page is in
 * @throws when the page has no title
 */
export function readCard(html: string, siteName: string, set?: string): Card {
  // Menus and content are most of a page, and say nothing of it that the card needs.
  const $ = load(between(html, '<head', '</head>') + trailOf(html));
  const meta = (property: string): string =>
    $(`meta[property="og:${property}"]`).attr('content') ?? '';
  const fullTitle = meta('title') || $('title').text();
  const title = fullTitle.replace(/ \| [^|]*$/, '').trim() || siteName;
  if (!fullTitle) throw new Error('The page has no title.');
  const trail = $('.breadcrumbs__item')
    .toArray()
    .slice(0, -1)
    .map((item) => $(item).text().trim());
  const version =
    $('meta[name="docsearch:version"]').attr('content') ?? 'current';
  return {
    title,
    description: meta('description').trim(),
    trail: trail[0] === set ? trail.slice(1) : trail,
    set: set && labelWithVersion(set, version),
  };
}

function trailOf(html: string): string {
  const from = html.lastIndexOf('<nav', html.indexOf('theme-doc-breadcrumbs'));
  return from < 0 ? '' : between(html.slice(from), '<nav', '</nav>');
}

/** The first part of a text from `start` to the end of `end`; nothing where there is none. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? '' : text.slice(from, to + end.length);
}
