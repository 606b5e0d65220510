import type {CheerioAPI} from 'cheerio/slim';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {codeOf, leftOut} from './tidy-page';

/** What isn't content of the page; short on purpose and not the converter's list. */
const apart =
  'nav, footer, form, svg, a:not(pre a), [data-needs-scripts], [data-page-tools], #footnote-label';

/** Prose may name a component, <Await>; only source text closes it, gives it attributes or imports it. */
const sourceText =
  /<(?:\/[A-Z]|[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/>)).*|^(?:import|export)\b.*(?:\bfrom\b|[='"{]).*|\{\s*\/\*.*/m;

const parser = unified().use(remarkParse).freeze();

/**
 * Makes sure that a copy has every heading and every code block of its page, and no
 * JSX or HTML.
 *
 * @throws saying what is wrong, a sentence each
 */
export function checkCopy($: CheerioAPI, markdown: string): void {
  const main = $('main').clone();
  main.find(apart).remove();
  const codes = main
    .find('pre')
    .toArray()
    .map((pre) => codeOf($(pre)));
  main.find(leftOut).remove();
  const headings = main
    .find('h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => words($(heading).text()));

  const held: string[] = [];
  const problems: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === 'heading') {
      held.push(words(toString(node).replace(/ \{#.*\}$/, '')));
    }
    if (node.type === 'code') held.push(node.value);
    const [found] =
      node.type === 'text' ? (sourceText.exec(node.value) ?? []) : [];
    const source = node.type === 'html' ? node.value : found;
    if (source) problems.push(`It holds JSX or HTML: "${source}".`);
  });
  for (const expected of [...headings, ...codes]) {
    if (!held.includes(expected)) {
      problems.push(`It lacks "${expected.slice(0, 80)}", which the page has.`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join(' '));
}

/** Words as they're written, without what stands between them. */
const words = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
