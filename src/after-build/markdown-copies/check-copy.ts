import type {CheerioAPI} from 'cheerio/slim';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {codeOf, leftOut} from './tidy-page';

/**
 * Elements that aren't content. Shorter than the converter's list, to catch the
 * converter's mistakes.
 */
const apart =
  'nav, footer, form, svg, a:not(pre a), [data-needs-scripts], [data-page-tools], #footnote-label';

/**
 * Prose may name a component, `<Await>`. Only source code closes it, gives it
 * attributes, or imports it.
 */
const sourceText =
  /<(?:\/[A-Z]|[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/>)).*|^(?:import|export)\b.*(?:\bfrom\b|[='"{]).*|\{\s*\/\*.*/m;

const parser = unified().use(remarkParse).freeze();

/** Lists the headings and code blocks of a page. */
export function listParts($: CheerioAPI): string[] {
  const main = $('main').clone();
  main.find(apart).remove();
  const codes = Array.from(main.find('pre'), (pre) => codeOf($(pre)));
  main.find(leftOut).remove();
  const headings = Array.from(main.find('h2, h3, h4, h5, h6'), (heading) =>
    words($(heading).text()),
  );
  return [...headings, ...codes];
}

/**
 * Returns a copy's problems, one sentence each. A copy must have all parts of
 * its page, no JSX or HTML, and something after each colon.
 *
 * @param parts - from {@link listParts}
 */
export function checkCopy(
  parts: readonly string[],
  markdown: string,
): string[] {
  const copyParts: string[] = [];
  const problems: string[] = [];
  const tree = parser.parse(markdown);
  visit(tree, (node) => {
    if (node.type === 'heading') {
      copyParts.push(words(toString(node).replace(/ \{#.*\}$/, '')));
    }
    if (node.type === 'code') copyParts.push(node.value);
    const [match] =
      node.type === 'text' ? (sourceText.exec(node.value) ?? []) : [];
    const source = node.type === 'html' ? node.value : match;
    if (source) problems.push(`It has JSX or HTML: "${source}".`);
  });
  for (const [index, block] of tree.children.entries()) {
    const next = tree.children[index + 1];
    const text = block.type === 'paragraph' ? toString(block) : '';
    if (text.endsWith(':') && (!next || next.type === 'heading')) {
      problems.push(`Nothing follows "${text.slice(-80)}".`);
    }
  }
  const missing = parts.filter((part) => !copyParts.includes(part));
  return problems.concat(
    missing.map(
      (part) => `It lacks "${part.slice(0, 80)}", which the page has.`,
    ),
  );
}

const words = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
