import {createSlugger} from '@docusaurus/utils';
import type {CheerioAPI} from 'cheerio/slim';

type Found = ReturnType<CheerioAPI>;

/**
 * What is on a page and not of it: ways to other pages, controls, what a script
 * makes, and what stands in a sample without being its code.
 */
export const leftOut = `button, footer, form, input, label, nav, noscript, script, select, style, svg, template, wbr,
  [aria-hidden=true], [data-needs-scripts], [data-page-tools], [data-footnote-backref],
  a[id]:not([href]), .hash-link, .note, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-version-badge`;

/**
 * The content of a page as HTML that Markdown has words for: what is not of the
 * page is left out, and each component says with plain elements what it says with
 * classes. The page itself stays as it is.
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
  // What opens and closes on the page stands open.
  each('summary', (summary) => summary.wrapInner('<strong>'));
  each('a:has(> :is(h1, h2, h3, h4, h5, h6, p, div))', (card) =>
    tidyCard($, card),
  );
  // Styles keep such links apart on the page.
  each('a + a', (link) => {
    if (link[0]?.prev === link.prev()[0]) link.before(' ');
  });
  // A drawing whose data stands in the page is told by its alternative text.
  each('img[src^="data:"]', (image) => {
    image.replaceWith($('<em>').text(image.attr('alt') ?? ''));
  });
  return main.html() ?? '';
}

/** An id that doesn't follow from the heading's words stands behind them, as in our own Markdown. */
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

/** A quotation whose first line is the kind, and the title where there is one. */
function tidyAdmonition($: CheerioAPI, admonition: Found): void {
  const title = admonition.children().not(':last-child');
  // The page sets the versions apart by their look.
  title.find('em').prepend('(').append(')');
  const [, kind = ''] =
    /theme-admonition-(\S+)/.exec(admonition.attr('class')!) ?? [];
  const label = kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');
  // The title of some kinds begins with their name.
  const words = title
    .text()
    .trim()
    .replace(new RegExp(`^${label}(: |$)`, 'i'), '');
  title.remove();
  const line = words === '' ? label : `${label}: ${words}`;
  admonition.prepend($('<strong>').text(line));
  admonition.wrapInner('<blockquote>');
}

/** The panels one after the other, each below the label of its tab. */
function tidyTabs($: CheerioAPI, tabs: Found): void {
  const labels = tabs.find('[role=tab]');
  tabs.find('[role=tabpanel]').each((index, panel) => {
    $(panel).before($('<strong>').append(labels.eq(index).contents()));
  });
  tabs.find('[role=tablist]').remove();
}

/** Of a link around blocks, the first line is linked. */
function tidyCard($: CheerioAPI, card: Found): void {
  const [first, ...rest] = card.children().toArray();
  const line = $('<div>').append(card.clone().html($(first).contents()));
  const told = rest.filter((block) => $(block).text().trim() !== '');
  for (const block of told) line.append(': ', $(block).contents());
  card.replaceWith(line);
}

/** The code that a reader copies. */
export function codeOf(pre: Found): string {
  const copy = pre.clone();
  copy.find('.note').remove();
  return copy.text().replace(/\n$/, '');
}
