import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Page} from './read-page';
import {codeOf, leftOut} from './tidy-page';

/** What is no text of the page; this list is short on purpose and not the converter's. */
const apart =
  'nav, footer, form, svg, a, [data-needs-scripts], [data-page-tools], #footnote-label';

/** What source text would leave in the prose of a copy. */
const leftovers: readonly [what: string, pattern: RegExp][] = [
  // Prose may name a component, <Await>; only source text closes it or gives it attributes.
  ['a component', /<(?:\/[A-Z]|[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/>)).*/],
  ['an import or export', /^(?:import|export)\b.*(?:\bfrom\b|[='"{]).*/m],
  ['a comment or an expression of MDX', /\{\s*\/\*.*/],
];

const parser = unified().use(remarkParse).freeze();

/**
 * What the copy of a page is to hold: headings, code and words in small letters.
 *
 * @throws for a page without text
 */
export function contentOf({$, title: heading}: Page) {
  const main = $('main');
  const text = main.clone();
  text.find(`${leftOut}, #footnote-label`).remove();
  // Words of neighbouring elements do not run together; these leave no mark in Markdown.
  text.find(':not(span, sup, sub, time)').before(' ').after(' ');
  const words = wordsOf(text.text());
  if (words.length <= wordsOf(heading).length) {
    throw new Error('It has no text below its title.');
  }
  const own = main.clone();
  own.find(apart).remove();
  const codes = own.find('pre').toArray();
  const headings = own.find('h1, h2, h3, h4, h5, h6');
  headings.find(leftOut).remove();
  return {
    headings: headings.toArray().map((found) => phrase($(found).text())),
    codes: codes.map((found) => codeOf($(found))),
    words,
  };
}

/**
 * Compares a Markdown copy with its page, which it is to hold whole.
 *
 * @throws saying what is wrong, a sentence each
 */
export function checkCopy(
  page: ReturnType<typeof contentOf>,
  markdown: string,
): void {
  const problems: string[] = [];
  const headings: string[] = [];
  const codes: string[] = [];
  visit(parser.parse(markdown) as Root, (node) => {
    if (node.type === 'heading') headings.push(phrase(toString(node)));
    if (node.type === 'code') codes.push(node.value);
    if (node.type === 'html') problems.push(`It holds HTML: "${node.value}".`);
    if (node.type !== 'text') return;
    for (const [what, pattern] of leftovers) {
      const [found] = pattern.exec(node.value) ?? [];
      if (found) problems.push(`It holds ${what}: "${found}".`);
    }
  });
  problems.push(
    ...difference('heading', page.headings, headings),
    ...difference('code block', page.codes, codes),
  );
  const missing = missingWord(page.words, wordsOf(markdown));
  if (missing) problems.push(`It lacks "${missing}", which the page says.`);
  if (problems.length > 0) throw new Error(problems.join(' '));
}

function difference(
  what: string,
  ofPage: readonly string[],
  ofCopy: readonly string[],
): string[] {
  const longer = ofPage.length > ofCopy.length ? ofPage : ofCopy;
  const index = longer.findIndex((_, at) => ofPage[at] !== ofCopy[at]);
  const quote = (text: string | undefined) =>
    text === undefined ? 'nothing' : `"${text.slice(0, 80)}"`;
  const [inPage, inCopy] = [quote(ofPage[index]), quote(ofCopy[index])];
  return index < 0
    ? []
    : [`Its ${what} ${index + 1} is ${inCopy} where the page has ${inPage}.`];
}

/** Each word of the page has to be in the copy, as often as there. */
function missingWord(
  ofPage: readonly string[],
  ofCopy: readonly string[],
): string | undefined {
  const left = new Map<string, number>();
  for (const word of ofCopy) left.set(word, (left.get(word) ?? 0) + 1);
  return ofPage.find((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count === 0;
  });
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words as they are written, without what stands between them. */
const phrase = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
