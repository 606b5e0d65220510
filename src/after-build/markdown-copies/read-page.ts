import {load} from 'cheerio/slim';

export type Page = ReturnType<typeof readPage>;

/** `docusaurus-plugin-llms` cuts longer ones off in `llms.txt`. */
const longestDescription = 150;

/**
 * Reads a page that the build wrote: what its first heading says, the description in
 * its head, and whether it only leads to another page.
 *
 * @throws for a page without `main`, first heading or a description that fits
 */
export function readPage(html: string) {
  const $ = load(html);
  const title = tidyText($('main h1').first().text());
  const description = $('meta[name=description]').attr('content') ?? '';
  if ($('main').length === 0) {
    throw new Error(
      'It has no <main>. Render it in the layout of the theme, or list it among the pages without a Markdown copy.',
    );
  }
  if (title === '') {
    throw new Error('It has no first heading. Give it a title.');
  }
  if (description === '' || description.length > longestDescription) {
    throw new Error(
      `Its description has ${description.length} characters. llms.txt needs one of at most ${longestDescription}: write it into the front matter, or into the layout of the page.`,
    );
  }
  const isRedirect = $('meta[http-equiv=refresh]').length > 0;
  return {$, title, description, isRedirect};
}

/** One line, without the zero-width characters that break long names. */
export const tidyText = (text: string): string =>
  withoutZeroWidth(text).replace(/\s+/g, ' ').trim();

export const withoutZeroWidth = (text: string): string =>
  text.replace(/[\u200b\u200c\u2060\ufeff]/g, '');
