import type {CheerioAPI} from 'cheerio/slim';

type Found = ReturnType<CheerioAPI>;

/**
 * What is on a page and not of it: ways to other pages, controls, what a script
 * makes, and what stands in a sample without being its code.
 */
export const leftOut = `button, footer, form, input, label, nav, noscript, script, select, style, svg, template, wbr,
  [aria-hidden=true], [data-needs-scripts], [data-page-tools], [data-footnote-backref],
  .hash-link, .note, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-version-badge`;

/**
 * The content of a page as HTML that Markdown has words for: what is not of the
 * page is left out, and each component says with plain elements what it says with
 * classes. The page itself stays as it is.
 */
export function tidyPage($: CheerioAPI): string {
  const main = $('main').clone();
  const each = (selector: string, tidy: (found: Found) => void) =>
    main.find(selector).each((_, element) => tidy($(element)));
  const bold = (...words: Found[]) =>
    $('<p>').append($('<strong>').append(...words));

  each('.code-block', (block) => {
    const language = /(?<=\blanguage-)\S+/.exec(block.attr('class')!)?.[0];
    const title = block.find('.code-title').text();
    const code = $('<code>').text(codeOf(block.find('pre').first()));
    const facts = {'data-language': language ?? null, 'data-title': title};
    block.replaceWith($('<pre>').attr(facts).append(code));
  });
  main.find(leftOut).remove();
  main.find('h1').first().remove();

  each('.theme-admonition', (admonition) => {
    const title = admonition.children().not(':last-child');
    const kind = /(?<=theme-admonition-)\S+/.exec(
      admonition.attr('class')!,
    )![0];
    const label = (kind.charAt(0).toUpperCase() + kind.slice(1)).replace(
      '-',
      ' ',
    );
    // The title of some kinds begins with their name.
    const words = title
      .text()
      .trim()
      .replace(new RegExp(`^${label}(: |$)`, 'i'), '');
    const isNamed = words !== '';
    title.remove();
    admonition.prepend(
      bold($('<span>').text(isNamed ? `${label}: ${words}` : label)),
    );
    admonition.wrapInner('<blockquote>');
  });
  each('.tabs-container', (tabs) => {
    const isOwn = (_: number, part: Found[0]) =>
      $(part).closest('.tabs-container')[0] === tabs[0];
    const labels = tabs.find('[role=tab]').filter(isOwn);
    const panels = tabs.find('[role=tabpanel]').filter(isOwn);
    panels.each((index, panel) => {
      $(panel).before(bold(labels.eq(index).contents()));
    });
    tabs.find('[role=tablist]').filter(isOwn).remove();
  });
  // What opens and closes on the page stands open.
  each('summary', (summary) => {
    summary.replaceWith(bold(summary.contents()));
  });
  // Of a link around blocks, the first line is linked.
  each('a:has(> :is(h1, h2, h3, h4, h5, h6, p, div))', (card) => {
    const [first, ...rest] = card.children().toArray();
    const line = $('<div>').append(card.clone().html($(first).contents()));
    for (const block of rest) line.append(': ', $(block).contents());
    card.replaceWith(line);
  });
  // Styles keep such links apart on the page.
  each('a + a', (link) => {
    if (link[0]!.prev === link.prev()[0]) link.before(' ');
  });
  // A drawing whose data stands in the page is told by its alternative text.
  each('img[src^="data:"]', (image) => {
    image.replaceWith($('<em>').text(image.attr('alt') ?? ''));
  });
  return main.html()!;
}

/** The code that a reader copies. */
export function codeOf(pre: Found): string {
  const copy = pre.clone();
  copy.find('.note').remove();
  return copy.text().replace(/\n$/, '');
}
