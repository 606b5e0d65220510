import {createSlugger} from '@docusaurus/utils';
import type {CheerioAPI} from 'cheerio/slim';

import {notContent} from '../../site/not-content';

type Found = ReturnType<CheerioAPI>;

/**
 * Matches elements that a copy leaves out, such as controls and annotations
 * inside samples.
 */
export const leftOut = `${notContent}, form, input, label, select, wbr,
  [data-page-tools], [data-footnote-backref], a[id]:not([href]), .note`;

/**
 * Returns a page's content as HTML that converts to Markdown. Replaces
 * component markup with plain elements and drops everything else. Doesn't
 * change the page.
 */
export function tidyPage($: CheerioAPI): string {
  const main = $('main').clone();
  const each = (selector: string, tidy: (found: Found) => void) =>
    main.find(selector).each((_, element) => tidy($(element)));

  each('.code-block', (block) => tidyCode($, block));
  main.find(leftOut).remove();
  main.find('h1').first().remove();
  each(':is(h2, h3, h4, h5, h6)[id]', nameId);
  each('.theme-admonition', (admonition) => tidyAdmonition($, admonition));
  each('.tabs-container', (tabs) => tidyTabs($, tabs));
  // Markdown can't fold, so a summary becomes a bold line.
  each('summary', (summary) => summary.wrapInner('<strong>'));
  each('a:has(> :is(h1, h2, h3, h4, h5, h6, p, div))', (card) =>
    tidyCard($, card),
  );
  // The glossary has the definitions that links show to a pointer.
  each('a[title]', (link) => link.removeAttr('title'));
  // CSS separates adjacent links on the page; Markdown needs a space.
  each('a + a', (link) => {
    if (link[0]?.prev === link.prev()[0]) link.before(' ');
  });
  // An inline drawing is replaced by its alternative text.
  each('img[src^="data:"]', (image) => {
    image.replaceWith($('<em>').text(image.attr('alt') ?? ''));
  });
  return main.html() ?? '';
}

/**
 * Writes a custom id after the heading, in the notation of our Markdown files.
 */
function nameId(heading: Found): void {
  const id = heading.attr('id')!;
  if (createSlugger().slug(heading.text()) !== id) heading.append(` {#${id}}`);
}

function tidyCode($: CheerioAPI, block: Found): void {
  const title = block.find('.code-title').text();
  const code = $('<code>').text(codeOf(block.find('pre').first()));
  const [, language = null] = /language-(\S+)/.exec(block.attr('class')!) ?? [];
  const facts = {'data-language': language, 'data-title': title};
  block.replaceWith($('<pre>').attr(facts).append(code));
}

/**
 * Turns an admonition into a quotation. The first line is its kind and title.
 */
function tidyAdmonition($: CheerioAPI, admonition: Found): void {
  const title = admonition.children().not(':last-child');
  // CSS distinguishes the versions on the page; Markdown needs parentheses.
  title.find('em').prepend('(').append(')');
  const [, kind = ''] =
    /theme-admonition-(\S+)/.exec(admonition.attr('class')!) ?? [];
  const label = kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');
  // Some titles begin with the name of their kind.
  const words = title
    .text()
    .trim()
    .replace(new RegExp(`^${label}(: |$)`, 'i'), '');
  title.remove();
  const line = words === '' ? label : `${label}: ${words}`;
  admonition.prepend($('<strong>').text(line));
  admonition.wrapInner('<blockquote>');
}

/**
 * Replaces tabs with their panels, each below its label. A panel can contain
 * other tabs, which are replaced on their own.
 */
function tidyTabs($: CheerioAPI, tabs: Found): void {
  const list = tabs.children('[role=tablist]');
  const labels = list.children('[role=tab]');
  tabs
    .children()
    .children('[role=tabpanel]')
    .each((index, panel) => {
      $(panel).before($('<strong>').append(labels.eq(index).contents()));
    });
  list.remove();
}

/**
 * Links only the first text of a card, since the link surrounds blocks. Icons
 * have no text, and are left out.
 */
function tidyCard($: CheerioAPI, card: Found): void {
  const [first, ...rest] = card
    .children()
    .toArray()
    .filter((block) => $(block).text().trim() !== '');
  const line = $('<div>').append(card.clone().html($(first).contents()));
  for (const block of rest) line.append(': ', $(block).contents());
  card.replaceWith(line);
}

/** Returns the code that a reader copies. */
export function codeOf(pre: Found): string {
  const copy = pre.clone();
  copy.find('.note').remove();
  return copy.text().replace(/\n$/, '');
}
