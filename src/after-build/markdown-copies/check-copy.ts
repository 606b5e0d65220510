import type {CheerioAPI} from 'cheerio/slim';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {codeOf, leftOut} from './tidy-page';

/**
 * Matches elements whose headings and code a copy doesn't need. The list is
 * shorter than the converter's `leftOut`, so that the check finds an element
 * that the converter leaves out by mistake.
 */
const notNeeded =
  'nav, footer, form, svg, a:not(pre a), [data-needs-scripts], [data-page-tools], #footnote-label';

/**
 * Prose may name a component, `<Await>`. Only source code closes it, gives it
 * attributes, or imports it.
 */
const sourceText =
  /<(?:\/[A-Z]|[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/>)).*|^(?:import|export)\b.*(?:\bfrom\b|[='"{]).*|\{\s*\/\*.*/m;

/** Characters of a text that a problem quotes: enough to find it. */
export const excerptLength = 80;

const parser = unified().use(remarkParse).freeze();

/** Lists the headings, as words without punctuation, and code of a page. */
export function listParts($: CheerioAPI): string[] {
  const main = $('main').clone();
  main.find(notNeeded).remove();
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
      problems.push(`Nothing follows "${text.slice(-excerptLength)}".`);
    }
  }
  const missing = parts.filter((part) => !copyParts.includes(part));
  return problems.concat(
    missing.map(
      (part) =>
        `It lacks "${part.slice(0, excerptLength)}", which the page has.`,
    ),
  );
}

/** Returns the words of a text, since a copy may escape punctuation. */
const words = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
