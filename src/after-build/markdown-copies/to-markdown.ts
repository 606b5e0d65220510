import type {Element} from 'hast';
import type {FootnoteDefinition, Root, RootContent} from 'mdast';
import {defaultHandlers} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {tidyText, withoutZeroWidth, type Page} from './read-page';
import {tidyPage} from './tidy-page';

/** What the converter of HTML would lose: the title of a sample, and footnotes. */
const handlers: Options['handlers'] = {
  pre(_state, node) {
    const {dataLanguage, dataTitle} = node.properties;
    return {
      type: 'code',
      lang: dataLanguage ? String(dataLanguage) : null,
      meta: dataTitle ? `title="${String(dataTitle)}"` : null,
      value: toString(node),
    };
  },
  sup(state, node) {
    const [link] = elementsIn(node);
    return link && 'dataFootnoteRef' in link.properties
      ? {type: 'footnoteReference', identifier: toString(link)}
      : state.all(node);
  },
  section(state, node) {
    if (!('dataFootnotes' in node.properties)) {
      return state.toFlow(state.all(node));
    }
    const list = elementsIn(node).find(({tagName}) => tagName === 'ol');
    return elementsIn(list).map((note, index) => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      children: state.toFlow(state.all(note)) as FootnoteDefinition['children'],
    }));
  },
};

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers, nodeHandlers: {comment: () => undefined}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
    handlers: {text: writeText},
  })
  .freeze();

/**
 * The text of a page below its title, as Markdown: a paragraph that describes the
 * page, the sentence that says where it is from, and the rest. Every link leads to
 * the page that the reader would reach, with its origin.
 *
 * @param url - of the page, with origin
 * @param source - the sentence, in Markdown
 */
export function toMarkdown(page: Page, url: string, source: string): string {
  const html = `<base href="${url}">${tidyPage(page.$)}`;
  const {children} = processor.runSync(processor.parse(html)) as Root;
  const [first] = children;
  // Reference and category pages begin with their description.
  const isDescribed =
    first?.type === 'paragraph' &&
    tidyText(toString(first)).startsWith(page.description);
  const lead: RootContent = isDescribed
    ? children.shift()!
    : {type: 'paragraph', children: [{type: 'text', value: page.description}]};
  const write = (nodes: RootContent[]): string =>
    withoutZeroWidth(processor.stringify({type: 'root', children: nodes}));
  return `${write([lead])}\n${source}\n\n${write(children)}`;
}

/** `docusaurus-plugin-llms` takes `\<Await>` for a component and removes it. */
function writeText(...rest: Parameters<typeof defaultHandlers.text>): string {
  return defaultHandlers
    .text(...rest)
    .replace(/(?<!\\)((?:\\\\)*)\\</g, '$1&lt;');
}

const elementsIn = (node: Element | undefined): Element[] =>
  (node?.children ?? []).filter((child) => child.type === 'element');
