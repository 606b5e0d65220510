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
 * What is wrong with a copy, a sentence each: it must have every heading and every
 * code block of its page, and no JSX or HTML.
 */
export function checkCopy($: CheerioAPI, markdown: string): string[] {
  const main = $('main').clone();
  main.find(apart).remove();
  const codes = Array.from(main.find('pre'), (pre) => codeOf($(pre)));
  main.find(leftOut).remove();
  const headings = Array.from(main.find('h2, h3, h4, h5, h6'), (heading) =>
    words($(heading).text()),
  );

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
  const lost = [...headings, ...codes].filter((part) => !held.includes(part));
  return problems.concat(
    lost.map((part) => `It lacks "${part.slice(0, 80)}", which the page has.`),
  );
}

/** Words as they're written, without what stands between them. */
const words = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
